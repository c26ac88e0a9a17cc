import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideRounded, fromDecimal, shareOut, toDecimalText, toNumber } from './grosze.ts';

it.each([
  [1, 2, 1],
  [-1, 2, -1],
  [-1, 4, 0],
  [5, 4, 1],
  [7, 4, 2],
])('%i / %i rounds to %i', (dividend, divisor, result) => {
  expect(divideRounded(dividend, divisor)).toBe(result);
});

it('agrees with exact arithmetic', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e13 }), fc.integer({ min: 1, max: 2000 }), (dividend, divisor) => {
      const exact = (2n * BigInt(dividend) + BigInt(divisor)) / (2n * BigInt(divisor));
      expect(divideRounded(dividend, divisor)).toBe(Number(exact));
    }),
  );
});

describe('shareOut', () => {
  it.each([
    [10, [1, 1, 1], [4, 3, 3]],
    [100, [0, 50, 50], [0, 50, 50]],
    [5, [], []],
    [5, [0, 0], [0, 0]],
    [0, [10, 20], [0, 0]],
    [30, [10, 20], [10, 20]],
    // The odd grosz goes to the largest remainder, independent of its position; of equal ones to the first.
    [10, [10, 30, 50], [1, 3, 6]],
    [11, [10, 20, 70], [1, 2, 8]],
    [10, [15, 15, 70], [2, 1, 7]],
    [-5, [10, 20], [0, 0]],
    // Their product is beyond the safe integers.
    [30_000_000_000, [20_000_000_001, 20_000_000_000], [15_000_000_000, 15_000_000_000]],
  ])('shares %d over %j', (amount, parts, shares) => {
    expect(shareOut(amount, parts)).toEqual(shares);
  });

  it('adds up to the amount and never takes more than a part', () => {
    const parts = fc.array(fc.integer({ min: 0, max: 50_000_000 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(parts, fc.double({ min: 0, max: 1, noNaN: true }), (given, portion) => {
        const total = given.reduce((sum, part) => sum + part, 0);
        const amount = Math.floor(total * portion);
        const shares = shareOut(amount, given);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
        for (const [index, share] of shares.entries()) expect(share).toBeLessThanOrEqual(given[index] ?? 0);
      }),
    );
  });
});

describe('toDecimalText', () => {
  it.each([
    [0, '0.00'],
    [7, '0.07'],
    [1230, '12.30'],
    [-5, '-0.05'],
    [123_456, '1234.56'],
  ])('writes %i grosze as %s', (amount, text) => {
    expect(toDecimalText(amount)).toBe(text);
  });
});

describe('toNumber', () => {
  it('gives the amount in total units', () => {
    expect(toNumber(1230)).toBe(12.3);
  });
});

describe('fromDecimal', () => {
  it.each([
    ['12.30', 1230],
    ['12,3', 1230],
    [' 1 234,50 ', 123_450],
    ['1\u00a0234,50', 123_450],
    ['.5', 50],
    ['7.', 700],
    ['-0.05', -5],
    ['0.005', 1],
    ['-0.001', 0],
    [12.3, 1230],
    [1.005, 101],
    [1e-7, 0],
    ['', null],
    ['.', null],
    ['12zł', null],
    ['1.2.3', null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    ['9'.repeat(30), null],
  ])('reads %s as %s', (value, amount) => {
    expect(fromDecimal(value)).toBe(amount);
  });

  it('reads back what the calls carry, as text and as number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
        expect(fromDecimal(toDecimalText(amount))).toBe(amount);
        expect(fromDecimal(toNumber(amount))).toBe(amount);
      }),
    );
  });
});
