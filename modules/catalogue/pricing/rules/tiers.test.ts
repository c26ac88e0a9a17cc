import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextTier, priceForQuantity, takeOff, tierAtQuantity, worthOf } from './tiers.ts';

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

/** Tiers of 3, 5 and 10 pieces with two of them already in the basket. */
const tiers = [
  { threshold: 3, left: 1, price: 2841 },
  { threshold: 5, left: 3, price: 2691 },
  { threshold: 10, left: 8, price: 2392 },
];

describe('multipack', () => {
  it.each([
    [0.5, undefined, 3, 0.5],
    [1, 2841, 5, 2],
    [2, 2841, 5, 1],
    [3, 2691, 10, 5],
    [8, 2392, undefined, undefined],
    [500, 2392, undefined, undefined],
  ])('S3.31 S2.26 %d pieces cost %s each; the tier of %s lacks %s', (quantity, price, threshold, missing) => {
    expect(tierAtQuantity(tiers, quantity)?.price).toBe(price);
    expect(nextTier(tiers, quantity)?.tier.threshold).toBe(threshold);
    expect(nextTier(tiers, quantity)?.missing).toBe(missing);
  });

  it('S2.26 more pieces never cost more each, and the hint is exactly what is missing', () => {
    const given = fc.uniqueArray(fc.integer({ min: 2, max: 500 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(
        given,
        fc.integer({ min: 1, max: 600 }),
        fc.integer({ min: 100, max: 100_000 }),
        (steps, pieces, price) => {
          const sorted = steps
            .toSorted((a, b) => a - b)
            .map((threshold, index) => ({ threshold, left: threshold, price: takeOff(price, (index + 1) * 5) }));
          const at = (quantity: number) => tierAtQuantity(sorted, quantity)?.price ?? price;
          expect(at(pieces + 1)).toBeLessThanOrEqual(at(pieces));
          const next = nextTier(sorted, pieces);
          if (next) {
            expect(tierAtQuantity(sorted, pieces + next.missing)).toBe(next.tier);
            expect(tierAtQuantity(sorted, pieces + next.missing - 1)).not.toBe(next.tier);
          } else {
            expect(tierAtQuantity(sorted, pieces)).toBe(sorted.at(-1));
          }
        },
      ),
    );
  });
});
