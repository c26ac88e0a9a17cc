import type { ProductOffer, ProductSize } from '#rules/catalogue/product-page.ts';
import { toDecimalText } from '#rules/money/decimal-text.ts';
import type { CheapestDelivery } from '#shop/delivery/index.ts';

/** `sizedelivery` of contract 2.7: what delivery of one piece costs, and from which worth it is free. */
export function writeSizeDelivery(offer: ProductOffer, size: ProductSize, { cost, freeFrom }: CheapestDelivery) {
  const intangible = offer.type === 'product_virtual' || offer.type === 'product_service';
  const undefinedCost = cost === null || intangible;
  const free = freeFrom !== null && size.price.price >= freeFrom;
  return {
    undefined: String(undefinedCost),
    shipping: undefinedCost || free ? '0.00' : toDecimalText(cost),
    limitfree: freeFrom === null || intangible ? '0.00' : toDecimalText(freeFrom),
  };
}
