import { isDelivered } from '#rules/catalogue/availability/is-delivered.ts';
import type { ProductOffer } from '#rules/catalogue/products/product-page.ts';
import { toDecimalText } from '#rules/platform/money/decimal-text.ts';
import type { CheapestDelivery } from '#shop/selling/delivery/index.ts';

/** `sizedelivery` of contract 2.7: what delivery of one piece costs, and from which worth it is free. */
export function writeSizeDelivery(offer: ProductOffer, { cost, freeFrom }: CheapestDelivery) {
  const delivered = isDelivered(offer.type);
  const undefinedCost = cost === null || !delivered;
  return {
    undefined: String(undefinedCost),
    shipping: undefinedCost ? '0.00' : toDecimalText(cost),
    limitfree: freeFrom === null || !delivered ? '0.00' : toDecimalText(freeFrom),
  };
}
