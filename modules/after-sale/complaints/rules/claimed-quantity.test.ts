import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countPieces, settleQuantity } from './claimed-quantity.ts';

const pieces = { step: 1, precision: 0 };
const metres = { step: 0.5, precision: 1 };

describe('the quantity of a complaint', () => {
  it.each([
    [2, 3, pieces, 2, false],
    [2.4, 3, pieces, 2, false],
    [2.6, 3, pieces, 3, false],
    [9, 3, pieces, 3, true],
    [-1, 3, pieces, 0, false],
    [Number.NaN, 3, pieces, 0, false],
    [1.3, 2.5, metres, 1.5, false],
    [7, 2.7, metres, 2.5, true],
    [1, 0, pieces, 0, true],
  ])('S5.48 %d of %d available with the step %o becomes %d', (wanted, available, unit, quantity, capped) => {
    expect(settleQuantity(wanted, { available, unit })).toEqual({ quantity, capped });
  });

  it('S5.48 is always a step and never more than what is left', () => {
    const step = fc.constantFrom(0.1, 0.25, 0.5, 1, 3);
    fc.assert(
      fc.property(fc.double(), fc.double({ min: 0, max: 500, noNaN: true }), step, (wanted, available, by) => {
        const { quantity } = settleQuantity(wanted, { available, unit: { step: by, precision: 2 } });
        expect(quantity).toBeGreaterThanOrEqual(0);
        expect(quantity).toBeLessThanOrEqual(available + 1e-9);
        expect(Math.round(quantity * 1000) % Math.round(by * 1000)).toBe(0);
      }),
    );
  });
});

it('S4.47 pieces are counted, a length or a weight is one', () => {
  expect(countPieces([])).toBe(0);
  expect(countPieces([2, 1])).toBe(3);
  expect(countPieces([0.5, 2])).toBe(3);
});
