import { expect, it } from 'vitest';
import { canBuy, splitTraits } from './saved-product.ts';

it.each([
  [0, 0, 0],
  [5, 5, 0],
  [6, 6, 0],
  [7, 5, 2],
  [15, 5, 10],
])('S2.16 of %i traits %i stand open and %i behind the link', (count, open, hidden) => {
  const traits = Array.from({ length: count }, (_, index) => index);
  const split = splitTraits(traits);
  expect([split.open.length, split.hidden.length]).toEqual([open, hidden]);
  expect([...split.open, ...split.hidden]).toEqual(traits);
});

it.each([
  ['available', true],
  ['on-order', true],
  ['sold-out', false],
  ['phone-price', false],
  ['points-only', false],
] as const)('a size that is %s can be bought: %s', (availability, bought) => {
  expect(canBuy({ availability })).toBe(bought);
});
