import { type BuyingDecision, decideBuying } from '#rules/availability/decide-buying.ts';
import type { ProductSize } from '#rules/catalogue/product-page.ts';
import { chooseShownSize } from '#rules/catalogue/shown-size.ts';
import type { QuantityFacts } from '#rules/quantity/quantity-limits.ts';
import type { ShownProduct } from './load.server.ts';

/** The chosen size; before a choice the cheapest one that can be bought. */
export function shownSize(product: ShownProduct, chosen: string | null): ProductSize | undefined {
  return product.sizes.find((size) => size.type === chosen) ?? chooseShownSize(product.sizes);
}

export function buyingDecision(product: ShownProduct, size: ProductSize): BuyingDecision {
  return decideBuying({ ...size, type: product.type, points: size.price.points });
}

export function quantityFacts(product: ShownProduct, size: ProductSize): QuantityFacts {
  const { subscriptionMin: _onlySubscriptions, ...range } = product.orderRange;
  return {
    ...range,
    stock: size.amount,
    unitSellby: product.unitSellby,
    unitPrecision: product.unitPrecision,
    amountMin: size.amountMin,
    amountMax: size.amountMax,
  };
}
