import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkQuantity } from './check-quantity.ts';
import { quantityLimits } from './quantity-limits.ts';

describe('checkQuantity', () => {
  const between2and8 = quantityLimits({ stock: 8, minPerOrder: 2 });

  it.each([[2], [5], [8]])('takes %d between 2 and 8', (wanted) => {
    expect(checkQuantity(wanted, between2and8)).toEqual({ kind: 'ok', quantity: wanted });
  });

  it.each([[1], [0.2]])('S5.03 %d below the minimum is raised', (wanted) => {
    expect(checkQuantity(wanted, between2and8)).toEqual({ kind: 'raised', quantity: 2, minimum: 2 });
  });

  it.each([[9], [1e300], [Number.POSITIVE_INFINITY]])('S5.04 %d above the maximum is lowered', (wanted) => {
    expect(checkQuantity(wanted, between2and8)).toEqual({ kind: 'lowered', quantity: 8, maximum: 8 });
  });

  it('S5.05 stock 10 with a limit of 4 gives at most 4', () => {
    expect(checkQuantity(10, quantityLimits({ stock: 10, maxPerOrder: 4 })).quantity).toBe(4);
  });

  it('S5.06 stock -1 without limits accepts 999', () => {
    expect(checkQuantity(999, quantityLimits({ stock: -1 }))).toEqual({ kind: 'ok', quantity: 999 });
  });

  it.each([[0], [-2]])('S5.02 %d gets the minimum on the product page and removes in the basket', (wanted) => {
    expect(checkQuantity(wanted, between2and8)).toEqual({ kind: 'raised', quantity: 2, minimum: 2 });
    expect(checkQuantity(wanted, between2and8, 'remove')).toEqual({ kind: 'ok', quantity: 0 });
  });

  it.each([[{ stock: 0 }], [{ stock: 2, minPerOrder: 5 }], [{ stock: 0.4, unitSellby: 0.5 }]])(
    'with %o nothing can be ordered',
    (facts) => {
      expect(checkQuantity(3, quantityLimits(facts))).toEqual({ kind: 'unavailable', quantity: 0 });
    },
  );

  it('S5.01 S5.03 S5.04 stays within the limits, on the step, and settles at once', () => {
    const facts = fc.record({
      stock: fc.integer({ min: -1, max: 500 }),
      unitSellby: fc.constantFrom(0.001, 0.1, 0.25, 0.5, 1, 3, 12),
      unitPrecision: fc.constantFrom(0, 1, 3),
      maxPerOrder: fc.integer({ min: 0, max: 100 }),
      maxSizePerOrder: fc.integer({ min: 0, max: 100 }),
      minPerOrder: fc.integer({ min: 0, max: 20 }),
      minSizePerOrder: fc.integer({ min: 0, max: 20 }),
    });
    fc.assert(
      fc.property(facts, fc.double({ noNaN: false }), (given, wanted) => {
        const limits = quantityLimits(given);
        const { kind, quantity } = checkQuantity(wanted, limits);
        if (kind === 'unavailable') {
          expect(limits.max).toBeLessThan(limits.min);
          return;
        }
        expect(quantity).toBeGreaterThanOrEqual(limits.min);
        expect(quantity).toBeLessThanOrEqual(limits.max);
        expect(Math.round(quantity * 1000) % Math.round(limits.unit.step * 1000)).toBe(0);
        expect(checkQuantity(quantity, limits)).toEqual({ kind: 'ok', quantity });
      }),
    );
  });
});
