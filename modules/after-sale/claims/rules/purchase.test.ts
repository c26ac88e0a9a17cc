import { expect, it } from 'vitest';
import { ORDER_STATES } from '#modules/sales/order-ledger/rules/order-state.ts';
import { mayComplain, purchaseDate } from './purchase.ts';

it.each([
  ['2026', '5', '6', '2026-05-06'],
  ['2026', '05', '06', '2026-05-06'],
  ['2024', '2', '29', '2024-02-29'],
  ['2025', '2', '29', null],
  ['2026', '11', '15', '2026-11-15'],
  ['2026', '11', '16', null],
  ['26', '5', '6', null],
  ['  26', '5', '6', null],
  ['20260', '5', '6', null],
  ['x2026', '5', '6', null],
  ['2026', '5x', '6', null],
  ['2026', '5', 'x6', null],
  ['2026', '', '6', null],
  ['2026', '13', '1', null],
  ['2026', '0', '1', null],
  ['2026', '1', '-1', null],
  ['20e1', '1', '1', null],
])('S3.59 year %s, month %s and day %s are %s', (year, month, day, date) => {
  expect(purchaseDate({ year, month, day }, '2026-11-15')).toBe(date);
});

it('an order that has left the shop can be complained about', () => {
  expect(ORDER_STATES.filter(mayComplain)).toEqual(['sent', 'ready', 'delivered']);
});
