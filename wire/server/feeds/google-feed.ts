import { reductionBase } from '#modules/catalogue/pricing/rules/reduction.ts';
import { isGtinEverywhere } from '#modules/catalogue/products/rules/gtin.ts';
import { availabilityDate } from '#modules/sales/feeds/rules/feeds.ts';
import { colourOf, wearerOf } from '#modules/sales/feeds/rules/wearer.ts';
import type { FeedProduct, FeedSize } from '#modules/sales/feeds/server/index.ts';
import { textOfHtml } from '#platform/html/rules/text-of-html.ts';
import { opaqueImageAddress } from '#platform/images/rules/image-address.ts';
import { type Grosze, toDecimalText } from '#platform/money/rules/grosze.ts';
import { element, type Xml } from '../xml.ts';
import type { Feed, FeedShop } from './feed.ts';

const MAX_TITLE_LENGTH = 150;
const MAX_DESCRIPTION_LENGTH = 5000;
const MAX_MORE_PHOTOS = 10;

/**
 * X.31: Google Merchant's RSS 2.0. Each available size is an item, if it has what Google requires: a photo and a day of
 * dispatch.
 */
export const googleFeed: Feed = {
  name: 'google',
  start: ({ origin, name }) =>
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>\n' +
    `${element('title', {}, [name]).xml}${element('link', {}, [origin]).xml}${element('description', {}, [name]).xml}\n`,
  offers: (product, shop) => {
    const taken = product.photos.length === 0 ? [] : product.sizes.filter(hasDay);
    return taken.map((size) => `${item(product, size, shop).xml}\n`);
  },
  end: '</channel></rss>\n',
};

const tag = (name: string, text: string | number | null | undefined): Xml[] =>
  text === null || text === undefined || text === '' ? [] : [element(`g:${name}`, {}, [String(text)])];

function hasDay({ status, unknownDeliveryTime }: FeedSize): boolean {
  return status === 'enable' || !unknownDeliveryTime;
}

function item(product: FeedProduct, size: FeedSize, { origin, now, closedDays }: FeedShop): Xml {
  // As on pages, a reduction is relative to the lowest price of the 30 days before it (X.38).
  const base = reductionBase(size);
  const [photo, ...more] = product.photos.map((file) => origin + opaqueImageAddress(file, 1280));
  const isVariant = product.sizeCount > 1 || product.versionGroup !== null;
  const title = product.sizeCount > 1 ? `${product.name}, ${size.name}` : product.name;
  const wearer = wearerOf(product.traits);
  // A fragment, because one cached page shows all sizes.
  const chosen = product.sizeCount > 1 ? `#${new URLSearchParams({ size: size.type })}` : '';
  return element('item', {}, [
    ...tag('id', `${product.id}-${size.type}`),
    ...tag('title', title.slice(0, MAX_TITLE_LENGTH)),
    ...tag('description', (textOfHtml(product.description) || product.name).slice(0, MAX_DESCRIPTION_LENGTH)),
    ...tag('link', origin + product.link + chosen),
    ...tag('image_link', photo),
    ...more.slice(0, MAX_MORE_PHOTOS).flatMap((address) => tag('additional_image_link', address)),
    ...tag('availability', size.status === 'enable' ? 'in_stock' : 'backorder'),
    ...tag('availability_date', size.status === 'enable' ? null : availabilityDate(size.shipDays, now, closedDays)),
    ...tag('price', money(base ?? size.price)),
    ...tag('sale_price', base === null ? null : money(size.price)),
    ...tag('sale_price_effective_date', base === null ? null : saleDates(product, size, now)),
    ...tag('condition', 'new'),
    ...tag('brand', product.producer),
    ...(isGtinEverywhere(size.gtin) ? tag('gtin', size.gtin) : tag('identifier_exists', 'no')),
    ...tag('product_type', product.category.join(' > ')),
    ...tag('google_product_category', product.googleCategory),
    ...(isVariant ? tag('item_group_id', product.versionGroup ?? product.id) : []),
    ...(product.sizeCount > 1 ? tag('size', size.name) : []),
    ...tag('color', colourOf(product)),
    ...tag('gender', wearer?.gender),
    ...tag('age_group', wearer?.ageGroup),
    ...unitPricing(product),
    ...shipping(size),
    ...(product.weight > 0 ? tag('shipping_weight', `${product.weight} g`) : []),
  ]);
}

const money = (amount: Grosze) => `${toDecimalText(amount)} PLN`;

function saleDates({ promotionUntil }: FeedProduct, { reducedSince }: FeedSize, now: Date): string | null {
  if (promotionUntil === null || promotionUntil <= now) return null;
  return [reducedSince ?? now, promotionUntil].map((moment) => `${moment.toISOString().slice(0, 16)}Z`).join('/');
}

const BASES = { g: '1 kg', kg: '1 kg', ml: '1 l', l: '1 l', m: '1 m', 'szt.': '1 ct' } as const;

/** X.08 */
function unitPricing({ measureAmount, measureUnit }: FeedProduct): Xml[] {
  if (!measureAmount || !measureUnit) return [];
  const unit = measureUnit === 'szt.' ? 'ct' : measureUnit;
  return [
    ...tag('unit_pricing_measure', `${measureAmount} ${unit}`),
    ...tag('unit_pricing_base_measure', BASES[measureUnit]),
  ];
}

function shipping({ deliveryCost }: FeedSize): Xml[] {
  if (deliveryCost === null) return [];
  return [element('g:shipping', {}, [...tag('country', 'PL'), ...tag('price', money(deliveryCost))])];
}
