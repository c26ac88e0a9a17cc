import { describe, expect, it } from 'vitest';
import { isPriceRangeWrong, narrowsPrice, parsePriceRange, priceDigits, writePriceRange } from './price-range.ts';

it.each([
  ['12a3', '123'],
  ['-5', '5'],
  ['1,50 zł', '1'],
  ['199.99', '199'],
  ['1 299,00', '1299'],
  ['abc', ''],
  ['12345678901', '1234567'],
])('S5.55 of %j only the digits stay', (typed, kept) => {
  expect(priceDigits(typed)).toBe(kept);
});

describe('price range of an address', () => {
  it.each([
    ['20-50', { from: 20, to: 50 }],
    ['-50', { from: null, to: 50 }],
    ['20-', { from: 20, to: null }],
    ['', { from: null, to: null }],
    ['x-y', { from: null, to: null }],
    ['1-2-3', { from: null, to: null }],
    ['1e5-99999999999', { from: null, to: null }],
    [' 20 - 50 ', { from: 20, to: 50 }],
    ['1234567-12345678', { from: 1234567, to: null }],
    ['20', { from: 20, to: null }],
    ['19,99-199,99', { from: 19, to: 200 }],
    ['20.00-50.5', { from: 20, to: 51 }],
    ['1,2,3-4,567', { from: null, to: null }],
  ])('%j', (text, range) => {
    expect(parsePriceRange(text)).toEqual(range);
    expect(parsePriceRange(writePriceRange(range))).toEqual(range);
  });
});

it.each([
  [{ from: 20, to: 50 }, '20-50'],
  [{ from: null, to: 50 }, '-50'],
  [{ from: 20, to: null }, '20-'],
  [{ from: null, to: null }, ''],
])('%j is written %j', (range, text) => {
  expect(writePriceRange(range)).toBe(text);
});

it.each([
  [{ from: 50, to: 20 }, true],
  [{ from: 20, to: 20 }, false],
  [{ from: 50, to: null }, false],
  [{ from: null, to: 20 }, false],
])('S5.54 from above to is wrong: %j', (range, wrong) => {
  expect(isPriceRangeWrong(range)).toBe(wrong);
});

it.each([
  [{ from: 500, to: 50 }, false],
  [{ from: null, to: null }, false],
  [{ from: 0, to: null }, true],
  [{ from: null, to: 50 }, true],
  [{ from: 20, to: 50 }, true],
])('S5.54 only a range that is set and right leaves products out: %j', (range, narrows) => {
  expect(narrowsPrice(range)).toBe(narrows);
});
