import { expect, it } from 'vitest';
import { quickAdd } from './product-card.ts';

const one = [{ type: 'uniw', name: 'uniwersalny', available: true }];
const several = [
  { type: 'S', name: 'S', available: false },
  { type: 'M', name: 'M', available: true },
];
const card = { type: 'product' as const, sizes: one, available: true, phonePrice: false };

it.each([
  ['one size is one click', {}, { kind: 'one-click', size: 'uniw' }],
  ['several sizes are chosen from, even when one is left', { sizes: several }, { kind: 'choose' }],
  ['a virtual product is one click', { type: 'product_virtual' as const }, { kind: 'one-click', size: 'uniw' }],
  ['a bundle is put together on its page', { type: 'product_bundle' as const }, { kind: 'page' }],
  ['a collection is chosen from on its page', { type: 'product_collection' as const }, { kind: 'page' }],
  ['a configurator is answered on its page', { type: 'product_configurable' as const }, { kind: 'page' }],
  ['a sold-out product has no way', { available: false }, { kind: 'none' }],
  ['a price by phone has no way', { phonePrice: true }, { kind: 'none' }],
  ['a product without sizes has no way', { sizes: [] }, { kind: 'none' }],
])('S1.01 from the card into the basket: %s', (_, facts, way) => {
  expect(quickAdd({ ...card, ...facts })).toEqual(way);
});
