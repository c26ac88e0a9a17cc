import { expect, it } from 'vitest';
import { describeReduction, nextReduction, reductionBase } from './reduction.ts';

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

const EARLIER = new Date('2026-05-01T10:00:00Z');
const NOW = new Date('2026-05-06T10:00:00Z');
const plain = { price: 1000, regularPrice: null, reducedSince: null };
const reduced = { price: 800, regularPrice: 1000, reducedSince: EARLIER };
const none = { regularPrice: null, reducedSince: null };

it.each([
  [
    'a first reduction begins now',
    plain,
    { price: 800, regularPrice: 1000 },
    { regularPrice: 1000, reducedSince: NOW },
  ],
  ['a plain change reduces nothing', plain, { price: 800 }, none],
  ['a further lowering begins anew', reduced, { price: 700 }, { regularPrice: 1000, reducedSince: NOW }],
  ['a raised price begins anew', reduced, { price: 900 }, { regularPrice: 1000, reducedSince: NOW }],
  [
    'another regular price changes no reduction',
    reduced,
    { price: 800, regularPrice: 1100 },
    { regularPrice: 1100, reducedSince: EARLIER },
  ],
  ['the old price ends it', reduced, { price: 1000 }, none],
  ['a higher price ends it', reduced, { price: 1100 }, none],
  ['the shop ends it', reduced, { price: 800, regularPrice: null }, none],
])('X.01 %s', (_case, before, after, reduction) => {
  expect(nextReduction(before, after, NOW)).toEqual(reduction);
});
