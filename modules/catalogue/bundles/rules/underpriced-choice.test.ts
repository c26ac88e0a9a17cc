import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BundlePart } from '#modules/catalogue/products/rules/bundle-part.ts';
import { findUnderpricedChoice } from './underpriced-choice.ts';

/** A part with the prices of its sizes, one list for each version. */
function part(id: number, quantity: number, ...versions: number[][]): BundlePart {
  return {
    id,
    quantity,
    versions: versions.map((prices, index) => ({
      productId: id * 10 + index,
      name: '',
      versionName: '',
      link: '',
      photo: null,
      sizes: prices.map((price) => ({ type: String(price), name: String(price), price, amount: 0 })),
    })),
  };
}
const jars = [1, 2, 3].map((id) => part(id, 1, [1990, 3490, 5990]));

it('S2.23 a bundle of three jars for the price of small ones names both combinations and what the large ones save', () => {
  const found = findUnderpricedChoice(5490, jars);
  expect(found).toMatchObject({
    price: 5490,
    cheapest: { separately: 5970 },
    dearest: { separately: 17_970 },
    saving: { amount: 12_480, percent: 69 },
  });
  expect(found?.cheapest.parts.map(({ size }) => size.name)).toEqual(['1990', '1990', '1990']);
  expect(found?.dearest.parts.map(({ size }) => size.name)).toEqual(['5990', '5990', '5990']);
});

it.each<[string, number, BundlePart[], [cheapest: number, dearest: number] | null]>([
  ['large jars at a price between', 12_000, jars, [5970, 17_970]],
  ['large jars at almost their price', 17_000, jars, null],
  ['a price above every combination', 20_000, jars, null],
  ['a bundle without a price', 0, jars, null],
  ['a bundle without parts', 1000, [], null],
  ['a deep discount that no choice changes', 1000, [part(1, 1, [10_000, 10_000])], null],
  ['a large shirt that costs a little more', 9000, [part(1, 1, [10_000, 10_500])], null],
  ['a tenth of the dearest exactly', 9000, [part(1, 1, [9000, 10_000])], [9000, 10_000]],
  ['a grosz less than a tenth', 9001, [part(1, 1, [9001, 10_000])], null],
  ['a dear version', 2000, [part(1, 1, [2000], [4000])], [2000, 4000]],
  ['several pieces of a part', 4000, [part(1, 2, [2000, 2500])], [4000, 5000]],
  ['a size without a price of its own', 2000, [part(1, 1, [0, 2000])], null],
  ['a part that is gone', 2000, [part(1, 1), part(2, 1, [2000, 4000])], [2000, 4000]],
])('S2.23 %s', (_, price, parts, sums) => {
  const found = findUnderpricedChoice(price, parts);
  expect(found && [found.cheapest.separately, found.dearest.separately]).toEqual(sums);
});

it('no choice of sizes is cheaper or dearer than the two combinations it names', () => {
  const prices = fc.array(fc.integer({ min: 1, max: 1e6 }), { minLength: 1, maxLength: 4 });
  const parts = fc.array(fc.tuple(prices, fc.integer({ min: 1, max: 5 })), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(parts, fc.array(fc.nat(), { minLength: 4, maxLength: 4 }), (given, picks) => {
      const found = findUnderpricedChoice(
        1,
        given.map(([own, quantity], id) => part(id, quantity, own)),
      );
      const any = given.reduce(
        (sum, [own, quantity], at) => sum + (own[(picks[at] ?? 0) % own.length] ?? 0) * quantity,
        0,
      );
      if (!found) return;
      expect(any).toBeGreaterThanOrEqual(found.cheapest.separately);
      expect(any).toBeLessThanOrEqual(found.dearest.separately);
    }),
  );
});
