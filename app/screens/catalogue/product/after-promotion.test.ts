import { expect, it } from 'vitest';
import { describeReduction } from '#rules/catalogue/pricing/reduction.ts';
import type { ProductSize } from '#rules/catalogue/products/product-page.ts';
import { afterPromotion } from './after-promotion.ts';

const price = {
  price: 8000,
  regularPrice: 10_000,
  lowestPrice30: 9000,
  reducedSince: '2026-11-01T10:00:00Z',
  unitPrice: { price: 16_000, per: 'kg', inOne: 1, amount: 0.5 },
};

it('S4.45 after the promotion a reduced size costs its regular price and announces no saving', () => {
  const [reduced, plain] = afterPromotion([
    { type: 's', price },
    { type: 'm', price: { ...price, price: 7000, regularPrice: null, lowestPrice30: null } },
  ] as unknown as ProductSize[]);
  expect(reduced?.price).toMatchObject({ price: 10_000, regularPrice: null, lowestPrice30: null, reducedSince: null });
  expect(reduced && describeReduction(reduced.price)).toBeNull();
  expect(reduced?.price.unitPrice?.price).toBe(20_000);
  expect(plain?.price.price).toBe(7000);
});
