import { fromDecimal } from '#rules/platform/money/decimal-text.ts';
import type { BasketOnWire } from '#wire/basket-answer.ts';

/** Amounts of the basket in grosze; the call writes the net one as text only. */
export function readBasketCost(basket: Pick<BasketOnWire, 'productsCounter' | 'worth' | 'worth_net_formatted'> | null) {
  if (!basket) return null;
  const { productsCounter, worth, worth_net_formatted: net } = basket;
  return {
    count: productsCounter,
    cost: fromDecimal(worth) ?? 0,
    costNet: fromDecimal(net.replace(/[^\d,]/g, '')) ?? 0,
  };
}
