import { expect, it } from 'vitest';
import { type BulkChange, isSound, priceRule } from './bulk-change.ts';

const rule = (kind: BulkChange['kind'], value: string, rounding: BulkChange['rounding'] = 'none') =>
  priceRule({ kind, value, rounding });

it.each([
  ['price-percent', '3', 'none', 10_000, 10_300],
  ['price-percent', '-12,5 %', 'none', 999, 874],
  ['price-percent', '+3', 'ninety-nine', 10_000, 10_299],
  ['price-percent', '-99', 'ninety-nine', 300, 99],
  ['price-percent', '3', 'tenth', 1999, 2060],
  ['price-percent', '3', 'whole', 1999, 2100],
  ['price-amount', '-5', 'none', 2000, 1500],
  ['price-amount', '2,50', 'none', 2000, 2250],
  ['price-amount', '-50', 'none', 2000, null],
  ['price-set', '49,90', 'none', 2000, 4990],
] as const)('O.27 %s %s rounded %s makes of %i: %s', (kind, value, rounding, price, next) => {
  expect(rule(kind, value, rounding)?.(price)).toBe(next);
});

it.each([
  ['price-percent', '-100'],
  ['price-percent', '0'],
  ['price-percent', 'dużo'],
  ['price-set', '-5'],
  ['price-amount', ''],
  ['category', '0'],
  ['visible', '2'],
] as const)('O.27 %s %j is no change', (kind, value) => {
  expect(isSound({ kind, value, rounding: 'none' })).toBe(false);
});
