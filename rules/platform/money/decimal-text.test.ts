import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromDecimal, toDecimalText, toNumber } from './decimal-text.ts';

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
  it('gives the amount in whole units', () => {
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
