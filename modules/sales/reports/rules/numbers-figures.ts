import { averageOrder, type SalesFigures } from '#modules/sales/reports/rules/sales-figures.ts';
import type { Day } from '#platform/time/rules/day.ts';
import { alignedDay, barsOf, type NumbersPeriod, startOf } from './numbers-period.ts';

export interface NumbersFigures extends SalesFigures {
  /** Returns and withdrawals filed by customers. */
  returns: number;
  /** Baskets that were last filled on these days and not ordered since. */
  baskets: number;
}

export interface NumbersDay extends NumbersFigures {
  day: Day;
}

/** One bar of a chart, and the same position in the period before. */
export interface NumbersBar {
  /** The first day of it, inside the period. */
  start: Day;
  now: NumbersFigures;
  before: NumbersFigures;
}

export const METRICS = ['sales', 'orders', 'average', 'returns', 'baskets'] as const;
export type Metric = (typeof METRICS)[number];

/** Grosze, counts, or per mille for returns; null when it cannot be computed. */
export function figureOf(metric: Metric, figures: NumbersFigures): number | null {
  if (metric === 'average') return averageOrder(figures);
  if (metric === 'returns') return figures.orders === 0 ? null : Math.round((figures.returns / figures.orders) * 1000);
  return figures[metric];
}

const NOTHING: NumbersFigures = { orders: 0, sales: 0, returns: 0, baskets: 0 };

export function sumFigures(days: readonly NumbersFigures[]): NumbersFigures {
  return days.reduce(
    (sum, one) => ({
      orders: sum.orders + one.orders,
      sales: sum.sales + one.sales,
      returns: sum.returns + one.returns,
      baskets: sum.baskets + one.baskets,
    }),
    NOTHING,
  );
}

/** Days grouped by grain, including empty bars. */
export function toBars(
  period: NumbersPeriod,
  days: readonly NumbersDay[],
  before: readonly NumbersDay[],
): NumbersBar[] {
  const barOf = (day: Day) => startOf(day, period.grain);
  return barsOf(period).map((bar) => ({
    start: bar < period.from ? period.from : bar,
    now: sumFigures(days.filter(({ day }) => barOf(day) === bar)),
    before: sumFigures(before.filter(({ day }) => barOf(alignedDay(day, period)) === bar)),
  }));
}
