import { describe, expect, it } from 'vitest';
import { type BundlePart, hasParts } from '#modules/catalogue/products/rules/bundle-part.ts';
import { chooseParts } from './choose-parts.ts';

const version = (productId: number, sizes: [type: string, amount: number][]) => ({
  productId,
  name: `Produkt ${productId}`,
  versionName: '',
  link: '',
  photo: null,
  sizes: sizes.map(([type, amount]) => ({ type, name: type, price: 1000, amount })),
});
const mug: BundlePart = { id: 1, quantity: 2, versions: [version(10, [['uniw', 5]])] };
const shirt: BundlePart = {
  id: 2,
  quantity: 1,
  versions: [version(20, [['S', 3], ['M', 0]]), version(21, [['S', -1]])], // biome-ignore format: sizes stay readable
};

describe('bundle', () => {
  it('S5.10 asks for the version, then for the size of a part; a part without a choice is taken', () => {
    expect(chooseParts('product_bundle', [mug, shirt], [])).toEqual({ kind: 'missing', what: 'version', part: 2 });
    const white = { id: 2, product: 20, size: '' };
    expect(chooseParts('product_bundle', [mug, shirt], [white])).toEqual({ kind: 'missing', what: 'size', part: 2 });
    expect(chooseParts('product_bundle', [mug, shirt], [{ ...white, size: 'S' }])).toMatchObject({
      kind: 'chosen',
      parts: [
        { id: 1, quantity: 2, version: { productId: 10 }, size: { type: 'uniw' } },
        { id: 2, quantity: 1, version: { productId: 20 }, size: { type: 'S' } },
      ],
    });
  });

  it.each([
    ['a sold-out size', [{ id: 2, product: 20, size: 'M' }]],
    ['a part that left the catalogue', null],
  ])('is unavailable with %s', (_, wished) => {
    const parts = wished ? [mug, shirt] : [mug, { ...shirt, versions: [] }];
    expect(chooseParts('product_bundle', parts, wished)).toEqual({ kind: 'unavailable', part: 2 });
  });

  it.each([
    ['another product', { id: 2, product: 99, size: 'S' }, 'version'],
    ['a size it does not have', { id: 2, product: 20, size: 'XXL' }, 'size'],
  ])('does not take %s for a part', (_, choice, what) => {
    expect(chooseParts('product_bundle', [shirt], [choice])).toMatchObject({ kind: 'missing', what });
  });

  it('needs as many pieces of a part as the bundle holds', () => {
    const two = { ...mug, versions: [version(10, [['uniw', 1]])] };
    expect(chooseParts('product_bundle', [two], null)).toEqual({ kind: 'unavailable', part: 1 });
    const enough = { ...mug, versions: [version(10, [['uniw', 2]])] };
    expect(chooseParts('product_bundle', [enough], null)).toMatchObject({ kind: 'chosen' });
    const unlimited = { ...mug, versions: [version(10, [['uniw', -1]])] };
    expect(chooseParts('product_bundle', [unlimited], null)).toMatchObject({ kind: 'chosen' });
  });

  it('is unavailable with a part that has no size, and whole when it has no parts', () => {
    const bare = { ...mug, versions: [version(10, [])] };
    expect(chooseParts('product_bundle', [bare], null)).toEqual({ kind: 'unavailable', part: 1 });
    expect(chooseParts('product_bundle', [], null)).toEqual({ kind: 'chosen', parts: [] });
  });
});

describe('collection', () => {
  it('S2.27 holds the ticked parts only, and at least one', () => {
    const ticked = chooseParts('product_collection', [mug, shirt], [{ id: 1, product: 10, size: 'onesize' }]);
    expect(ticked).toMatchObject({ kind: 'chosen', parts: [{ id: 1 }] });
    expect(chooseParts('product_collection', [mug, shirt], [])).toEqual({ kind: 'empty' });
  });

  it('is whole when nothing is said of its parts', () => {
    expect(chooseParts('product_collection', [mug], null)).toMatchObject({ kind: 'chosen', parts: [{ id: 1 }] });
  });
});

it.each([
  ['product_bundle', true],
  ['product_collection', true],
  ['product', false],
  ['product_configurable', false],
] as const)('%s is a group of others: %s', (type, group) => {
  expect(hasParts(type)).toBe(group);
});
