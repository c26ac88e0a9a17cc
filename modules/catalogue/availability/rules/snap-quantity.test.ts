import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { snapQuantity, toUnitStep } from './snap-quantity.ts';

const halves = { step: 0.5, precision: 1 };
const tenths = { step: 0.1, precision: 1 };
const pieces = { step: 1, precision: 0 };

describe('snapQuantity', () => {
  it.each([
    [1.3, halves, 1.5],
    [1.2, halves, 1],
    [1.25, halves, 1.5],
    [0.1, halves, 0.5],
    [0.3, tenths, 0.3],
    [1.1 * 3, tenths, 3.3],
    [2.4, pieces, 2],
    [7, { step: 3, precision: 0 }, 6],
    [0.7, { step: 0.25, precision: 0 }, 0.75],
    [1.999, { step: 0.001, precision: 3 }, 1.999],
  ])('S5.01 %d by %o snaps to %d', (wanted, unit, result) => {
    expect(snapQuantity(wanted, unit)).toBe(result);
  });

  it.each([[0], [-2], [-0.4], [Number.NaN], [Number.NEGATIVE_INFINITY]])('S5.02 %d becomes 0', (wanted) => {
    expect(snapQuantity(wanted, pieces)).toBe(0);
  });

  it.each([
    [1.7, 'down', 1.5],
    [1.1, 'up', 1.5],
    [0.2, 'down', 0],
    [1.5, 'down', 1.5],
    [1.5, 'up', 1.5],
  ] as const)('%d goes %s to %d in halves', (wanted, direction, result) => {
    expect(snapQuantity(wanted, halves, direction)).toBe(result);
  });

  it('S5.01 always gives a clean multiple of the step, and the same again', () => {
    const units = fc
      .record({ steps: fc.integer({ min: 1, max: 500 }), precision: fc.integer({ min: 0, max: 3 }) })
      .map(({ steps, precision }) => ({ step: Number((steps / 10 ** precision).toFixed(precision)), precision }));
    const directions = fc.constantFrom('nearest', 'down', 'up');
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), units, directions, (wanted, unit, direction) => {
        const quantity = snapQuantity(wanted, unit, direction);
        const scale = 10 ** unit.precision;
        expect(Math.round(quantity * scale) % Math.round(unit.step * scale)).toBe(0);
        expect(String(quantity).split('.')[1]?.length ?? 0).toBeLessThanOrEqual(unit.precision);
        expect(snapQuantity(quantity, unit, direction)).toBe(quantity);
        expect(Math.abs(quantity - wanted)).toBeLessThanOrEqual(unit.step + 1e-6);
      }),
    );
  });
});

it.each([
  [{}, { step: 1, precision: 0 }],
  [
    { step: null, precision: null },
    { step: 1, precision: 0 },
  ],
  [
    { step: 0.5, precision: 1 },
    { step: 0.5, precision: 1 },
  ],
  [
    { step: 0.25, precision: 0 },
    { step: 0.25, precision: 2 },
  ],
  [
    { step: 0, precision: 2 },
    { step: 1, precision: 2 },
  ],
  [{ step: -3 }, { step: 1, precision: 0 }],
  [
    { step: Number.NaN, precision: Number.NaN },
    { step: 1, precision: 0 },
  ],
  [
    { step: 10, precision: -2 },
    { step: 10, precision: 0 },
  ],
])('reads %o as %o', (given, read) => {
  expect(toUnitStep(given)).toEqual(read);
});
