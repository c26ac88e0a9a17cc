import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BundlePart, ChosenPart } from './bundle-part.ts';
import { bundleAmount, bundleAtFirst, bundlePrice, maxOfPart } from './bundle-price.ts';

function part(id: number, price: number, quantity: number): BundlePart {
  const sizes = [{ type: 'uniw', name: 'uniwersalny', price, amount: -1 }];
  return { id, quantity, versions: [{ productId: id, name: '', versionName: '', link: '', photo: null, sizes }] };
}
const choose = (parts: BundlePart[]): ChosenPart[] =>
  parts.flatMap(({ id, quantity, versions: [version] }) =>
    version?.sizes[0] ? [{ id, quantity, version, size: version.sizes[0] }] : [],
  );
const breakfast = [part(1, 6900, 2), part(2, 6400, 2), part(3, 16_900, 1)];

it('S2.23 S3.18 a bundle keeps its price and saves the difference to its parts', () => {
  expect(bundlePrice('product_bundle', 40_900, breakfast, choose(breakfast))).toEqual({
    price: 40_900,
    separately: 43_500,
    saving: { amount: 2600, percent: 5 },
  });
});

it('S2.23 before anything is chosen the saving is of all parts, and none while a choice decides the price', () => {
  expect(bundleAtFirst('product_bundle', 40_900, breakfast).saving).toEqual({ amount: 2600, percent: 5 });
  const sizes = [6900, 7900].map((price) => ({ type: `t${price}`, name: '', price, amount: -1 }));
  const open = { ...part(1, 6900, 2), versions: part(1, 6900, 2).versions.map((version) => ({ ...version, sizes })) };
  expect(bundleAtFirst('product_bundle', 4000, [open]).saving).toBeNull();
});

it.each([
  ['all parts', [0, 1, 2], 40_900, 43_500],
  ['cups and bowls', [0, 1], 25_010, 26_600],
  ['the kettle alone', [2], 15_890, 16_900],
  ['nothing', [], 0, 0],
])('S2.27 a collection of %s costs its share', (_, kept, price, separately) => {
  const ticked = choose(breakfast.filter((_part, index) => kept.includes(index)));
  expect(bundlePrice('product_collection', 40_900, breakfast, ticked)).toMatchObject({ price, separately });
});

it('S2.27 leaving a part out of a collection never costs more', () => {
  const parts = fc.array(
    fc.record({ price: fc.integer({ min: 0, max: 1e6 }), quantity: fc.integer({ min: 1, max: 9 }) }),
    {
      minLength: 1,
      maxLength: 6,
    },
  );
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 5e6 }), (given, own) => {
      const offered = given.map(({ price, quantity }, index) => part(index, price, quantity));
      const allParts = choose(offered);
      const less = allParts.slice(1);
      expect(bundlePrice('product_collection', own, offered, less).price).toBeLessThanOrEqual(
        bundlePrice('product_collection', own, offered, allParts).price,
      );
    }),
  );
});

it('a bundle dearer than its parts announces no saving', () => {
  expect(bundlePrice('product_bundle', 50_000, breakfast, choose(breakfast)).saving).toBeNull();
});

it('S2.23 a bundle costs the same whichever sizes are chosen; of a collection their prices set the share', () => {
  const sizes = [
    { type: 'S', name: 'S', price: 5000, amount: -1 },
    { type: 'XL', name: 'XL', price: 9000, amount: -1 },
  ];
  const version = { productId: 9, name: '', versionName: '', link: '', photo: null, sizes };
  const shirt: BundlePart = { id: 9, quantity: 1, versions: [version] };
  const offered = [shirt, part(1, 5000, 1)];
  const large: ChosenPart[] = sizes.slice(1).map((size) => ({ id: 9, quantity: 1, version, size }));
  const [mug] = choose(offered).slice(1);
  if (!mug) throw new Error('no mug');
  expect(bundlePrice('product_bundle', 9000, offered, large).price).toBe(9000);
  expect(bundlePrice('product_collection', 7000, offered, [...large, mug])).toMatchObject({
    price: 7000,
    separately: 14_000,
  });
  expect(bundlePrice('product_collection', 7000, offered, large).price).toBe(4500);
});

it('a collection whose parts cost nothing on their own costs what it says; a part without sizes costs nothing', () => {
  const free = [part(1, 0, 1)];
  expect(bundlePrice('product_collection', 1000, free, choose(free)).price).toBe(1000);
  const gone: BundlePart = { id: 2, quantity: 1, versions: [] };
  expect(bundlePrice('product_collection', 1000, [part(1, 500, 1), gone], choose([part(1, 500, 1)])).price).toBe(1000);
});

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
  ['an unlimited part not at all', 8, [chosen(-1, 2), chosen(10, 2)], 5],
  ['a part that is sold out', -1, [chosen(0, 2), chosen(9, 1)], 0],
  ['its own stock of nothing', 0, [chosen(9, 1)], 0],
  ['nothing, when all is unlimited', -1, [chosen(-1, 2)], -1],
  ['the parts, when its own stock is unlimited', -1, [chosen(7, 2)], 3],
])('a bundle is limited by %s', (_, own, parts, amount) => {
  expect(bundleAmount(own, parts)).toBe(amount);
});

it.each([
  [[version(1, 7), version(3)], 3],
  [[version(0, -1)], -1],
  [[version(0, 4)], 2],
  [[version(0)], 0],
  [[], 0],
])('before a choice the best version and size of a part count', (versions, amount) => {
  expect(maxOfPart({ id: 1, quantity: 2, versions })).toBe(amount);
});
