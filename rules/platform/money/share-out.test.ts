import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOut } from './share-out.ts';

describe('shareOut', () => {
  it.each([
    [10, [1, 1, 1], [4, 3, 3]],
    [100, [0, 50, 50], [0, 50, 50]],
    [5, [], []],
    [5, [0, 0], [0, 0]],
    [0, [10, 20], [0, 0]],
    [30, [10, 20], [10, 20]],
  ])('shares %d over %j', (amount, parts, shares) => {
    expect(shareOut(amount, parts)).toEqual(shares);
  });

  it('adds up to the amount and never takes more than a part', () => {
    const parts = fc.array(fc.integer({ min: 0, max: 50_000_000 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(parts, fc.double({ min: 0, max: 1, noNaN: true }), (given, portion) => {
        const whole = given.reduce((sum, part) => sum + part, 0);
        const amount = Math.floor(whole * portion);
        const shares = shareOut(amount, given);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
        for (const [index, share] of shares.entries()) expect(share).toBeLessThanOrEqual(given[index] ?? 0);
      }),
    );
  });
});
