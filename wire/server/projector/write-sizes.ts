import { hasParts } from '#modules/catalogue/products/rules/bundle-part.ts';
import type { ProductOffer, ProductSize } from '#modules/catalogue/products/rules/product-page.ts';
import { CURRENCY, toNumber } from '#platform/money/rules/grosze.ts';
import { netFromGross } from '#platform/money/rules/vat.ts';
import { writeBundlePrice } from './write-bundle.ts';

/** `sizes` of contract 2.6: numbers for money and amounts, items as an array with `type`. */
export function writeSizes(offer: ProductOffer) {
  const { producer } = offer;
  return {
    id: offer.id,
    product_id: offer.id,
    name: offer.name,
    code: offer.code,
    link: offer.link,
    product_type: offer.type,
    amount: wholeAmount(offer.sizes),
    currency: CURRENCY,
    unit: offer.unit,
    unit_plural: offer.unitPlural,
    unit_sellby: offer.unitSellby,
    unit_precision: String(offer.unitPrecision),
    order_quantity_range: writeRange(offer.orderRange),
    for_points: String(offer.forPoints),
    taxes: { vat: (offer.vatPermille / 10).toFixed(1) },
    ...(producer && { firm: { name: producer.name, productsLink: producer.link } }),
    items: offer.sizes.map((size, index) => writeItem(offer, size, index)),
  };
}

/** One size as its own object: an item of `sizes`, and `size` of contract 2.9. */
export function writeItem(offer: ProductOffer, size: ProductSize, index: number) {
  const gross = size.price.price;
  const price = toNumber(gross);
  return {
    id: size.type,
    type: size.type,
    priority: String(index),
    name: size.name,
    description: size.name,
    amount: size.amount,
    unit: offer.unit,
    unit_plural: offer.unitPlural,
    amount_mm: size.amountMin ?? 0,
    amount_mo: size.amountMax ?? 0,
    phone_price: String(size.phonePrice),
    gratis: String(size.gratis),
    prices: {
      price,
      price_net: toNumber(netFromGross(gross, offer.vatPermille)),
      price_retail: price,
      price_wholesale: price,
    },
    rebateNumber: size.tiers.map(({ threshold, value }, tier) => ({
      threshold: threshold.toFixed(2),
      threshold_end: size.tiers[tier + 1]?.threshold.toFixed(2) ?? '',
      value: String(value),
    })),
    ...(hasParts(offer.type) ? { bundle_price: writeBundlePrice(offer, size, null) } : {}),
  };
}

/** S3.05; a limit that is not set is 0. */
function writeRange(range: ProductOffer['orderRange']) {
  return {
    max_quantity_per_order: range.maxPerOrder ?? 0,
    max_size_quantity_per_order: range.maxSizePerOrder ?? 0,
    min_quantity_per_order: range.minPerOrder ?? 0,
    min_size_quantity_per_order: range.minSizePerOrder ?? 0,
    minimum_quantity_subscription: range.subscriptionMin ?? 0,
  };
}

function wholeAmount(sizes: ProductSize[]): number {
  if (sizes.some((size) => size.amount < 0)) return -1;
  return sizes.reduce((sum, size) => sum + size.amount, 0);
}
