import { expect, it } from 'vitest';
import { findChanges, type ImportedState, takeBack } from './import-change.ts';

const before: ImportedState = {
  fields: { name: 'Kubek', slug: 'kubek', weight: 300, traits: [1, 2] },
  sizes: { uniw: { price: 1000, regular_price: null, stock: 5, status: 'enable' } },
};
const after: ImportedState = {
  fields: { name: 'Kubek żółty', slug: 'kubek-zolty', weight: 300, traits: [1, 3] },
  sizes: {
    uniw: { price: 900, regular_price: 1000, stock: 0, status: 'disable' },
    L: { price: 1200, regular_price: null, stock: 2, status: 'enable' },
  },
};
const changes = findChanges(before, after);

it('O.30 only what differs is a change; a new size is one', () => {
  expect(Object.keys(changes).toSorted()).toEqual([
    'name',
    'size:L',
    'size:uniw:price',
    'size:uniw:regular_price',
    'size:uniw:status',
    'size:uniw:stock',
    'slug',
    'traits',
  ]);
  expect(findChanges(after, after)).toEqual({});
});

it('O.30 restores everything that was not changed since', () => {
  expect(takeBack(changes, after)).toEqual({
    fields: { name: 'Kubek', slug: 'kubek', traits: [1, 2] },
    sizes: { uniw: { price: 1000, regular_price: null, stock: 5, status: 'enable' }, L: null },
    left: [],
  });
});

it.each([
  [{ fields: { ...after.fields, slug: 'inny' }, sizes: after.sizes }, ['name', 'slug']],
  [
    { fields: after.fields, sizes: { ...after.sizes, uniw: { ...after.sizes.uniw, stock: 3 } } },
    ['size:uniw:stock', 'size:uniw:status'],
  ],
  [
    { fields: after.fields, sizes: { ...after.sizes, uniw: { ...after.sizes.uniw, price: 950 } } },
    ['size:uniw:price', 'size:uniw:regular_price'],
  ],
  [{ fields: after.fields, sizes: { ...after.sizes, L: { ...after.sizes.L, stock: 1 } } }, ['size:L']],
  [{ fields: after.fields, sizes: { uniw: after.sizes.uniw ?? {} } }, ['size:L']],
])('O.30 what was changed since is left, with what belongs to it: %#', (now, left) => {
  const taken = takeBack(changes, now);
  expect(taken.left).toEqual(left);
  expect(taken.fields).toHaveProperty('traits', [1, 2]);
});
