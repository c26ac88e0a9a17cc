import type { Grosze } from '#rules/platform/money/grosze.ts';
import type { PriceType } from '#rules/platform/money/price-type.ts';
import { type Amount, type OrderTotals, SERVICE_VAT_PERMILLE, serviceCost, sumOfRates } from './order-totals.ts';
import { totalsByRate } from './totals-by-rate.ts';

export type SummedOrder = Pick<OrderTotals, 'payment' | 'rates'> & { priceType: PriceType };

/** An order that was summed up with one cost of payment, as if it had been summed up with another. */
export function exchangePaymentCost(
  { priceType, payment, rates }: SummedOrder,
  cost: Grosze,
): Pick<OrderTotals, 'payment' | 'total' | 'rates'> {
  const next: Amount = serviceCost(cost);
  const exchanged = totalsByRate(priceType, [
    ...rates.map((rate) => ({ vatPermille: rate.vatPermille, amount: rate[priceType] })),
    { vatPermille: SERVICE_VAT_PERMILLE, amount: next[priceType] - payment[priceType] },
  ]);
  return { payment: next, total: sumOfRates(exchanged), rates: exchanged };
}
