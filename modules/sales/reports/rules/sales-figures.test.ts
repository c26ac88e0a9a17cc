import { expect, it } from 'vitest';
import { averageOrder, growth } from './sales-figures.ts';

it('O.40 an average is in whole grosze, and of nothing there is none', () => {
  expect(averageOrder({ orders: 3, sales: 1000 })).toBe(333);
  expect(averageOrder({ orders: 0, sales: 0 })).toBeNull();
});

it.each([
  [150, 100, 50],
  [50, 100, -50],
  [100, 300, -67],
  [0, 100, -100],
  [100, 0, null],
  [null, 100, null],
  [100, null, null],
])('O.40 from before to now: %s after %s is %s per cent', (now, before, percent) => {
  expect(growth(now, before)).toBe(percent);
});
