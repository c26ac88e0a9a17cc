import { isGtinEverywhere } from '#modules/catalogue/products/rules/gtin.ts';
import { ceneoAvailability } from '#modules/sales/feeds/rules/feeds.ts';
import { colourOf } from '#modules/sales/feeds/rules/wearer.ts';
import type { FeedProduct, FeedSize } from '#modules/sales/feeds/server/index.ts';
import { textOfHtml } from '#platform/html/rules/text-of-html.ts';
import { opaqueImageAddress } from '#platform/images/rules/image-address.ts';
import { toDecimalText } from '#platform/money/rules/grosze.ts';
import { unitPrice } from '#platform/money/rules/unit-price.ts';
import { element, type Xml } from '../xml.ts';
import type { Feed, FeedShop } from './feed.ts';

const MAX_DESCRIPTION_LENGTH = 5000;

/** X.32: Ceneo's offers: one for each product, at its lowest price, with the sizes as an attribute. */
export const ceneoFeed: Feed = {
  name: 'ceneo',
  start: () =>
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<offers xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1">\n',
  offers: (product, shop) => {
    const [first, ...others] = product.sizes;
    return first ? [`${offer(product, cheapest(first, others), shop).xml}\n`] : [];
  },
  end: '</offers>\n',
};

function cheapest(first: FeedSize, others: FeedSize[]): FeedSize {
  return others.reduce((best, size) => (size.price < best.price ? size : best), first);
}

function offer(product: FeedProduct, size: FeedSize, { origin }: FeedShop): Xml {
  const [photo, ...more] = product.photos.map((file) => origin + opaqueImageAddress(file, 1280));
  const pieces = product.sizes.some(({ amount }) => amount < 0)
    ? null
    : Math.floor(product.sizes.reduce((sum, { amount }) => sum + amount, 0));
  return element(
    'o',
    {
      id: product.id,
      url: origin + product.link,
      price: toDecimalText(size.price),
      avail: Math.min(...product.sizes.map(ceneoAvailability)),
      stock: pieces,
      weight: product.weight > 0 ? product.weight / 1000 : null,
      basket: 1,
    },
    [
      element('cat', {}, [product.ceneoCategory ?? product.category.join('/')]),
      element('name', {}, [product.name]),
      ...(photo
        ? [
            element('imgs', {}, [
              element('main', { url: photo }),
              ...more.map((address) => element('i', { url: address })),
            ]),
          ]
        : []),
      element('desc', {}, [textOfHtml(product.description).slice(0, MAX_DESCRIPTION_LENGTH)]),
      element('attrs', {}, attributes(product, size)),
    ],
  );
}

function attributes(product: FeedProduct, size: FeedSize): Xml[] {
  const named = (name: string, text: string | null) =>
    text === null || text === '' ? [] : [element('a', { name }, [text])];
  return [
    ...named('Producent', product.producer),
    ...named('EAN', isGtinEverywhere(size.gtin) ? size.gtin : null),
    ...named('Kolor', colourOf(product)),
    ...named('Rozmiar', product.sizeCount > 1 ? product.sizes.map(({ name }) => name).join(';') : null),
    ...named('Cena jednostkowa', unitPriceText(product, size)),
    ...named('Koszt dostawy', size.deliveryCost === null ? null : toDecimalText(size.deliveryCost)),
  ];
}

/** X.08 */
function unitPriceText({ measureAmount, measureUnit }: FeedProduct, { price }: FeedSize): string | null {
  if (!measureAmount || !measureUnit) return null;
  const unit = measureUnit === 'szt.' ? 'szt' : measureUnit;
  const one = unitPrice(price, { amount: measureAmount, unit });
  return one && `${toDecimalText(one.price)} PLN/${one.per}`;
}
