import { expect, it } from 'vitest';
import { instalmentAmounts, instalmentData } from './instalment-data.ts';

const product = { currency: 'PLN', price: 123_00, vatPermille: 230 };
const basket = { count: 2, cost: 246_00, costNet: 200_00 };

it('S3.53 carries currency, the price of the product and the basket, gross and net', () => {
  expect(instalmentData({ product, basket })).toEqual({
    currency: 'PLN',
    price: 123_00,
    priceNet: 100_00,
    basketCount: 2,
    basketCost: 246_00,
    basketCostNet: 200_00,
  });
  expect(instalmentData({ product, basket: null })).toMatchObject({ basketCount: 0, basketCost: 0, basketCostNet: 0 });
});

it.each([
  ['gross', 123_00, 369_00],
  ['net', 100_00, 300_00],
] as const)('S3.53 with %s prices the calculator counts from %i and, with the basket, %i', (type, alone, together) => {
  const data = instalmentData({ product, basket });
  expect(instalmentAmounts(data, type)).toEqual({ product: alone, withBasket: together });
});
