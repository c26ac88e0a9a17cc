import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceForQuantity, takeOff, worthOf } from './price-for-quantity.ts';

const terms = {
  price: 1000,
  tiers: [
    { threshold: 3, value: 5 },
    { threshold: 10, value: 15 },
  ],
  subscriptionRebatePercent: 10,
};

describe('priceForQuantity', () => {
  it.each([
    [1, false, 1000],
    [2.9, false, 1000],
    [3, false, 950],
    [9, false, 950],
    [10, false, 850],
    [1, true, 900],
    [10, true, 765],
  ])('S3.19 %d pieces, subscription %s: %i', (quantity, subscription, price) => {
    expect(priceForQuantity(terms, quantity, subscription)).toBe(price);
  });

  it('never rises with the quantity and never goes below zero', () => {
    const tier = fc.record({ threshold: fc.integer({ min: 1, max: 50 }), value: fc.integer({ min: 0, max: 150 }) });
    fc.assert(
      fc.property(fc.nat(1e7), fc.array(tier), fc.nat(60), fc.nat(60), (price, tiers, some, more) => {
        const at = (quantity: number) => priceForQuantity({ ...terms, price, tiers }, quantity, false);
        expect(at(some + more)).toBeLessThanOrEqual(at(some));
        expect(at(some + more)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

it('takes per cent off and rounds to a grosz', () => {
  expect(takeOff(999, 10)).toBe(899);
  expect(takeOff(999, 0)).toBe(999);
});

it.each([
  [333, 0.1, 33],
  [1999, 2.5, 4998],
  [100, 3, 300],
])('%i grosze times %d is %i', (price, quantity, worth) => {
  expect(worthOf(price, quantity)).toBe(worth);
});
