import { expect, it } from 'vitest';
import { describeReduction, reductionBase } from './reduction.ts';

it.each([
  ['nothing is reduced', { price: 80, regularPrice: null, lowestPrice30: null }, null, null],
  ['as cheap as before', { price: 80, regularPrice: 100, lowestPrice30: 80 }, null, null],
  [
    'cheaper than ever',
    { price: 72, regularPrice: 100, lowestPrice30: 80 },
    80,
    { amount: 8, percent: 10, from: 'lowest' },
  ],
  ['it was cheaper before', { price: 80, regularPrice: 100, lowestPrice30: 75 }, null, null],
  [
    'no past is known',
    { price: 80, regularPrice: 100, lowestPrice30: null },
    100,
    { amount: 20, percent: 20, from: 'regular' },
  ],
  [
    'the past was dearer',
    { price: 80, regularPrice: 100, lowestPrice30: 120 },
    100,
    { amount: 20, percent: 20, from: 'regular' },
  ],
  ['not below the regular price', { price: 80, regularPrice: 80, lowestPrice30: 90 }, null, null],
])('X.38 %s: %j counts from %s', (_case, terms, base, saving) => {
  expect(reductionBase(terms)).toBe(base);
  expect(describeReduction(terms)).toEqual(saving);
});
