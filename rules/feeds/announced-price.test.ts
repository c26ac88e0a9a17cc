import { expect, it } from 'vitest';
import { announcedPrice } from './announced-price.ts';

it.each([
  [
    { price: 80, regularPrice: null, lowestBefore: null },
    { price: 80, sale: null },
  ],
  [
    { price: 80, regularPrice: 100, lowestBefore: 90 },
    { price: 90, sale: 80 },
  ],
  [
    { price: 80, regularPrice: 100, lowestBefore: null },
    { price: 100, sale: 80 },
  ],
  [
    { price: 80, regularPrice: 100, lowestBefore: 75 },
    { price: 80, sale: null },
  ],
  [
    { price: 80, regularPrice: 100, lowestBefore: 120 },
    { price: 100, sale: 80 },
  ],
  [
    { price: 80, regularPrice: 80, lowestBefore: 90 },
    { price: 80, sale: null },
  ],
])('X.31 %j is announced as %j', (priced, announced) => {
  expect(announcedPrice(priced)).toEqual(announced);
});
