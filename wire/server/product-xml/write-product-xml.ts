import { isDelivered } from '#modules/catalogue/availability/rules/size-status.ts';
import { hasParts } from '#modules/catalogue/products/rules/bundle-part.ts';
import type { ProductPage, ProductSize, ProductVersion } from '#modules/catalogue/products/rules/product-page.ts';
import { chooseShownSize } from '#modules/catalogue/products/rules/size-table.ts';
import type { CheapestDelivery } from '#modules/sales/delivery/server/index.ts';
import { stockLink } from '#platform/links/rules/screen-links.ts';
import { CURRENCY } from '#platform/money/rules/grosze.ts';
import { warsawTime, writeMinutes } from '#platform/time/rules/day.ts';
import { writeBundlePrice } from '../projector/write-bundle.ts';
import type { ShopClock } from '../projector/write-size-availability.ts';
import { moneyWriter } from '../projector/write-size-prices.ts';
import { iconAddress } from '../refuse.ts';
import { element, type Xml, xmlDocument } from '../xml.ts';
import { writePriceXml, writeSizeXml, writeTextsXml } from './write-size-xml.ts';

export interface XmlFacts {
  clock: ShopClock;
  deliveryOf(size: ProductSize): CheapestDelivery;
}

/** Contract 2.10: the page model of a product, read by element name at any depth. */
export function writeProductXml(product: ProductPage, facts: XmlFacts): string {
  const { flags, producer, series } = product;
  const shown = chooseShownSize(product.sizes);
  const sizes = writeSizes(product, facts);
  const attributes = {
    id: product.id,
    product_type: product.type,
    code: product.code,
    link: product.link,
    currency: CURRENCY,
    for_points: product.forPoints ? true : null,
    new: yes(flags.isNew),
    promotion: yes(flags.isPromotion),
    discount: yes(flags.isReduced),
    bestseller: yes(flags.isBestseller),
    price_from_formula: yes(product.configurator.length > 0),
  };
  const [icon, second] = product.photos;
  const body: (Xml | null)[] = [
    element('name', {}, [product.name]),
    element('icon', {}, [iconAddress(icon?.file ?? null)]),
    second ? element('icon_second', {}, [iconAddress(second.file)]) : null,
    element('description', {}, [product.description]),
    producer && element('firm', { name: producer.name, productslink: producer.link }),
    series && element('series', { name: series.name, link: series.link }),
    element('sizes', writeUnits(product), [writeRange(product), ...sizes]),
    element('sizes_version', writeUnits(product)),
    writeVersions(product, sizes),
    shown ? writePriceXml(product, shown, tillDate(product)) : null,
    writeOrderRange(product),
    product.subscription && writeSubscriptions(product.subscription, product.orderRange.subscriptionMin),
    shown && hasParts(product.type) ? element('bundle_price', writeBundlePrice(product, shown, null)) : null,
    ...writeTextsXml(product),
  ];
  const found = element(
    'product',
    attributes,
    body.filter((part) => part !== null),
  );
  return xmlDocument(
    element('shop', {}, [element('page', { type: 'projector' }, [element('projector', {}, [found])])]),
  );
}

/** The page type of an unknown product (contract 1.6). */
export function writeNoProductXml(): string {
  return xmlDocument(element('shop', {}, [element('page', { type: 'noproduct' })]));
}

function writeSizes(product: ProductPage, { clock, deliveryOf }: XmlFacts): Xml[] {
  const selected = product.sizes.length === 1;
  return product.sizes.map((size) => writeSizeXml(product, size, { clock, delivery: deliveryOf(size), selected }));
}

function writeUnits({ unit, unitPlural, unitSellby, unitPrecision, type, link }: ProductPage) {
  return {
    unit,
    unit_single: unit,
    unit_plural: unitPlural,
    unit_sellby: unitSellby,
    unit_precision: unitPrecision,
    stocks_link: isDelivered(type) ? stockLink(link) : null,
  };
}

function writeRange(product: ProductPage): Xml {
  const prices = product.sizes.filter(({ phonePrice }) => !phonePrice).map(({ price }) => price.price);
  if (prices.length === 0) return element('prices', {});
  const { both } = moneyWriter(product);
  return element('prices', { ...both('minprice', Math.min(...prices)), ...both('maxprice', Math.max(...prices)) });
}

/**
 * Some readers take the sizes from the version of the requested product, even if it is the only one, others from `sizes`, so they
 * are written twice.
 */
function writeVersions(product: ProductPage, sizes: Xml[]): Xml {
  const versions = product.versions.length > 0 ? product.versions : [ownVersion(product)];
  const entries = versions.map(({ id, name, productName, link, photo, isCurrent, available }) => {
    const attributes = {
      id,
      name,
      link,
      product_name: productName,
      icon: iconAddress(photo?.file ?? null),
      selected: isCurrent ? 'true' : null,
      available: yes(available),
    };
    return element('version', attributes, isCurrent ? sizes : []);
  });
  return element('versions', { count: product.versions.length }, entries);
}

/** A product without versions as its only one. */
function ownVersion({ id, name, link, photos, sizes }: ProductPage): ProductVersion {
  const available = sizes.some(({ status }) => status !== 'disable');
  return { id, name: '', productName: name, link, photo: photos[0] ?? null, available, isCurrent: true, tone: '' };
}

function writeOrderRange({ orderRange }: ProductPage): Xml {
  const limits: [string, number | null][] = [
    ['max_quantity_per_order', orderRange.maxPerOrder],
    ['max_size_quantity_per_order', orderRange.maxSizePerOrder],
    ['min_quantity_per_order', orderRange.minPerOrder],
    ['min_size_quantity_per_order', orderRange.minSizePerOrder],
  ];
  const set = limits.flatMap(([name, limit]) => (limit === null ? [] : [element(name, {}, [String(limit)])]));
  return element('order_quantity_range', {}, set);
}

function writeSubscriptions(
  { days, rebatePercent }: { days: number[]; rebatePercent: number },
  minimum: number | null,
) {
  const rebate = { type: 'percent', value: rebatePercent, value_formatted: `${rebatePercent}%` };
  const periods = days.map((period) => element('subscription', { days: period }, [element('rebate', rebate)]));
  return element('subscriptions', { minimum_quantity: minimum, only_subscription: false }, periods);
}

/** When the running promotion ends, by the shop's clock. */
function tillDate({ promotionUntil }: ProductPage): Record<string, string> {
  if (promotionUntil === null) return {};
  const { day, minutes } = warsawTime(new Date(promotionUntil));
  return { promotiontilldate: day, promotiontillhour: writeMinutes(minutes) };
}

function yes(flag: boolean): 'y' | null {
  return flag ? 'y' : null;
}
