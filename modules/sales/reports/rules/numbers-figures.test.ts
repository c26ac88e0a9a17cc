import { expect, it } from 'vitest';
import { figureOf, type NumbersDay, sumFigures, toBars } from './numbers-figures.ts';
import type { NumbersPeriod } from './numbers-period.ts';

const day = (date: string, orders: number, rest: Partial<NumbersDay> = {}): NumbersDay => ({
  day: date,
  orders,
  sales: orders * 1000,
  returns: 0,
  baskets: 0,
  ...rest,
});

it('O.40 groups days by week, each with the same position in the period before, and includes a week without orders', () => {
  const period: NumbersPeriod = { from: '2026-10-24', to: '2026-11-06', grain: 'week' };
  const days = [day('2026-10-24', 1), day('2026-10-25', 2), day('2026-11-06', 4)];
  const before = [day('2026-10-10', 8), day('2026-10-12', 16)];
  const bars = toBars(period, days, before);
  expect(bars.map(({ start, now, before }) => [start, now.orders, before.orders])).toEqual([
    ['2026-10-24', 3, 8],
    ['2026-10-26', 0, 16],
    ['2026-11-02', 4, 0],
  ]);
});

it('O.40 average and rate of returns are counted from the sums, and from nothing there is none', () => {
  const sum = sumFigures([day('2026-10-24', 3, { sales: 1000, returns: 1 }), day('2026-10-25', 1, { sales: 1 })]);
  expect([figureOf('average', sum), figureOf('returns', sum), figureOf('orders', sum)]).toEqual([250, 250, 4]);
  const none = sumFigures([]);
  expect([figureOf('average', none), figureOf('returns', none), figureOf('sales', none)]).toEqual([null, null, 0]);
});
