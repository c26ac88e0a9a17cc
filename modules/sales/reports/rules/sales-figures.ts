import { divideRounded, type Grosze } from '#platform/money/rules/grosze.ts';

/** What was ordered in some days. */
export interface SalesFigures {
  orders: number;
  sales: Grosze;
}

/** What an order was worth on average; null when there was none. */
export function averageOrder({ orders, sales }: SalesFigures): Grosze | null {
  return orders === 0 ? null : divideRounded(sales, orders);
}

/** By how many per cent a figure grew, below zero when it fell; null when there is nothing to compare it with. */
export function growth(now: number | null, before: number | null): number | null {
  if (now === null || before === null || before === 0) return null;
  return Math.round(((now - before) / before) * 100);
}
