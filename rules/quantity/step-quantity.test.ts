import { expect, it } from 'vitest';
import { quantityLimits } from './quantity-limits.ts';
import { nextQuantity, previousQuantity } from './step-quantity.ts';

const tenths = quantityLimits({ stock: 5, unitSellby: 0.1, unitPrecision: 1, minPerOrder: 0.5 });

it.each([
  [0.7, 'ok', 0.8],
  [0.2, 'raised', 0.5],
  [5, 'lowered', 5],
])('plus from %d is %s at %d', (current, kind, quantity) => {
  expect(nextQuantity(current, tenths)).toMatchObject({ kind, quantity });
});

it.each([
  [0.8, 'ok', 0.7],
  [0.5, 'raised', 0.5],
  [6, 'lowered', 5],
])('minus from %d is %s at %d', (current, kind, quantity) => {
  expect(previousQuantity(current, tenths)).toMatchObject({ kind, quantity });
});

it('S5.02 minus from the minimum removes in the basket', () => {
  expect(previousQuantity(0.5, tenths, 'remove')).toEqual({ kind: 'ok', quantity: 0 });
});
