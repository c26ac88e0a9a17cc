import { expect, it } from 'vitest';
import { bundleAmount, mostOfPart } from './bundle-amount.ts';

const size = (amount: number) => ({ type: 'uniw', name: '', price: 100, amount });
const version = (...amounts: number[]) => ({
  productId: 1,
  name: '',
  versionName: '',
  link: '',
  photo: null,
  sizes: amounts.map(size),
});
const chosen = (amount: number, quantity: number) => ({
  id: 1,
  quantity,
  version: version(amount),
  size: size(amount),
});

it.each([
  ['its own stock', 8, [chosen(99, 1)], 8],
  ['the scarcest part', 8, [chosen(16, 1), chosen(5, 2)], 2],
  ['a part that is gone', 8, [chosen(1, 2)], 0],
  ['nothing, when all is unlimited', -1, [chosen(-1, 2)], -1],
  ['the parts, when its own stock is unlimited', -1, [chosen(7, 2)], 3],
])('a bundle is limited by %s', (_, own, parts, amount) => {
  expect(bundleAmount(own, parts)).toBe(amount);
});

it.each([
  [[version(1, 7), version(3)], 3],
  [[version(0, -1)], -1],
  [[], 0],
])('before a choice the best version and size of a part count', (versions, amount) => {
  expect(mostOfPart({ id: 1, quantity: 2, versions })).toBe(amount);
});
