import { expect, it } from 'vitest';
import { describeReduction } from '#modules/catalogue/pricing/rules/reduction.ts';
import type { ProductSize } from '#modules/catalogue/products/rules/product-page.ts';
import { afterPromotion, oneClickActive } from './buy-choice.ts';

it.each([
  ['ready', 'Kubek', true],
  ['ready', '', false],
  ['ready', '   ', false],
  ['idle', 'Kubek', false],
  ['loading', 'Kubek', false],
  ['failed', 'Kubek', false],
] as const)(
  'S4.22 one-click items of a size that is %s, of a product named %j, are checked: %s',
  (state, name, checked) => {
    expect(oneClickActive(state, name)).toBe(checked);
  },
);

const price: Partial<ProductSize['price']> = {
  price: 8000,
  regularPrice: 10_000,
  lowestPrice30: 9000,
  reducedSince: '2026-11-01T10:00:00Z',
  unitPrice: { price: 16_000, per: 'kg', inOne: 1, amount: 0.5 },
};

it('S4.45 after the promotion a reduced size costs its regular price and announces no saving', () => {
  const size = { type: 's', price } as ProductSize;
  const plain = { ...size, price: { ...price, price: 7000, regularPrice: null, lowestPrice30: null } } as ProductSize;
  const reduced = afterPromotion(size);
  expect(afterPromotion(plain)).toBe(plain);
  expect(reduced.price).toMatchObject({ price: 10_000, regularPrice: null, lowestPrice30: null, reducedSince: null });
  expect(describeReduction(reduced.price)).toBeNull();
  expect(reduced.price.unitPrice?.price).toBe(20_000);
});
