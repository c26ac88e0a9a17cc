import { expect, it } from 'vitest';
import type { BundlePart } from '#modules/catalogue/products/rules/bundle-part.ts';
import { bundlePrice, samePricedParts } from '#modules/catalogue/products/rules/bundle-price.ts';

function part(id: number, quantity: number, ...prices: number[][]): BundlePart {
  const versions = prices.map((ofVersion, index) => ({
    productId: id * 10 + index,
    name: '',
    versionName: '',
    link: '',
    photo: null,
    sizes: ofVersion.map((price, size) => ({ type: String(size), name: '', price, amount: -1 })),
  }));
  return { id, quantity, versions };
}
const chosenParts = (...ids: number[]) => ids.map((id) => ({ id, product: 0, size: '' }));

it('S2.23 S3.18 the saving is known before sizes and versions are chosen where none of them changes the price', () => {
  const parts = [part(1, 1, [7990, 7990], [7990, 7990]), part(2, 2, [2500, 2500])];
  const priced = samePricedParts(parts, chosenParts(1, 2));
  expect(bundlePrice('product_bundle', 9990, parts, priced).saving?.amount).toBe(3000);
});

it.each([
  ['a dearer size', [part(1, 1, [7990, 8990]), part(2, 1, [2500])], chosenParts(1, 2)],
  ['a dearer version', [part(1, 1, [7990], [8990])], chosenParts(1)],
  ['a part that is gone', [part(1, 1), part(2, 1, [2500])], chosenParts(1, 2)],
])('S2.23 %s leaves the saving open', (_, parts, wished) => {
  expect(samePricedParts(parts, wished)).toEqual([]);
});

it('S2.27 a part of a collection that is not ticked saves nothing', () => {
  const parts = [part(1, 1, [100, 100]), part(2, 1, [200, 200])];
  expect(samePricedParts(parts, chosenParts(2)).map(({ id }) => id)).toEqual([2]);
});
