import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineReturnObstacle, orderReturnObstacle, returnQuantity } from './return-obstacle.ts';

const delivered = new Date('2026-10-01T10:00:00Z');
const limits = (now: string) => ({ returnDays: 30, now: new Date(now) });

describe('the obstacle to a return', () => {
  it.each([
    ['new', null, '2026-10-02T10:00:00Z', 'not-sent'],
    ['confirmed', null, '2026-10-02T10:00:00Z', 'not-sent'],
    ['packing', null, '2026-10-02T10:00:00Z', 'not-sent'],
    ['sent', null, '2026-10-02T10:00:00Z', null],
    ['ready', null, '2026-10-02T10:00:00Z', null],
    ['delivered', delivered, '2026-10-31T20:00:00Z', null],
    // Midnight in Warsaw has passed, in UTC it has not.
    ['delivered', delivered, '2026-10-31T23:30:00Z', 'too-late'],
    ['cancelled', null, '2026-10-02T10:00:00Z', 'over'],
    ['returned', delivered, '2026-10-02T10:00:00Z', 'over'],
  ] as const)('S2.66 an order that is %s, delivered %s, at %s: %s', (state, deliveredAt, now, obstacle) => {
    expect(orderReturnObstacle({ state, deliveredAt }, limits(now))).toBe(obstacle);
  });

  it.each([
    [{ bar: null, type: 'product', free: 1 }, null],
    [{ bar: null, type: 'product', free: 0 }, 'claimed'],
    [{ bar: null, type: 'product_virtual', free: 1 }, 'no-goods'],
    [{ bar: null, type: 'product_service', free: 1 }, 'no-goods'],
    [{ bar: 'personalised', type: 'product_configurable', free: 1 }, 'personalised'],
    [{ bar: 'perishable', type: 'product', free: 1 }, 'perishable'],
  ] as const)('line %o: %s', (line, obstacle) => {
    expect(lineReturnObstacle(line)).toBe(obstacle);
  });
});

const piece = { step: 1, precision: 0 };
const half = { step: 0.5, precision: 1 };

describe('returnQuantity', () => {
  it.each([
    ['S5.39 1.7 by halves becomes 1.5', 1.7, 3, half, { kind: 'ok', quantity: 1.5 }],
    ['S5.39 less than one step is nothing', 0.4, 3, half, { kind: 'ok', quantity: 0 }],
    ['S5.38 more than there is falls to the maximum', 4, 3, piece, { kind: 'lowered', quantity: 3, maximum: 3 }],
    ['S5.38 the maximum is whole steps', 2, 1.7, half, { kind: 'lowered', quantity: 1.5, maximum: 1.5 }],
    ['all of it', 3, 3, piece, { kind: 'ok', quantity: 3 }],
    ['nothing left', 1, 0, piece, { kind: 'lowered', quantity: 0, maximum: 0 }],
    ['below zero', -2, 3, piece, { kind: 'ok', quantity: 0 }],
    ['no number', Number.NaN, 3, piece, { kind: 'ok', quantity: 0 }],
    [
      'S5.39 tenths lose no step to the arithmetic',
      0.3,
      0.3,
      { step: 0.1, precision: 1 },
      { kind: 'ok', quantity: 0.3 },
    ],
  ])('%s', (_name, wanted, free, unit, expected) => {
    expect(returnQuantity(wanted, free, unit)).toEqual(expected);
  });

  it('S5.38 S5.39 never gives more than was asked for or is free, always in whole steps', () => {
    const wanted = fc.double({ min: -5, max: 500, noNaN: true });
    const free = fc.integer({ min: 0, max: 300 });
    const step = fc.constantFrom(0.1, 0.25, 0.5, 1, 2);
    fc.assert(
      fc.property(wanted, free, step, (asked, tenths, size) => {
        const unit = { step: size, precision: 2 };
        const { quantity } = returnQuantity(asked, tenths / 10, unit);
        expect(quantity).toBeLessThanOrEqual(tenths / 10 + 1e-9);
        expect(quantity).toBeLessThanOrEqual(Math.max(0, asked) + 1e-6);
        expect(Math.abs(quantity / size - Math.round(quantity / size))).toBeLessThan(1e-6);
      }),
    );
  });
});
