import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instalmentAmounts, instalmentData, lowestInstalment, planInstalments } from './instalments.ts';

const product = { price: 123_00, vatPermille: 230 };
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
] as const)(
  'S3.53 with %s prices the calculator counts from %i and, with the basket, %i',
  (type, alone, withBasket) => {
    const data = instalmentData({ product, basket });
    expect(instalmentAmounts(data, type)).toEqual({ product: alone, withBasket });
  },
);

const amounts = fc.integer({ min: 1_00, max: 50_000_00 });
const months = fc.integer({ min: 2, max: 60 });

describe('planInstalments', () => {
  it.each([
    [1000_00, 10, 0, { monthly: 100_00, last: 100_00, total: 1000_00, cost: 0 }],
    [100_00, 3, 0, { monthly: 33_34, last: 33_32, total: 100_00, cost: 0 }],
    // 12 instalments at 1 % a month: 1000 · 0.01 / (1 − 1.01⁻¹²) = 88.849 zł
    [1000_00, 12, 120, { monthly: 88_85, last: 88_84, total: 1066_19, cost: 66_19 }],
  ])('%i grosze in %i instalments at %i per mille a year', (amount, count, rate, plan) => {
    expect(planInstalments(amount, count, rate)).toEqual(plan);
  });

  it('the instalments always add up to the total, which is never below the price', () => {
    fc.assert(
      fc.property(amounts, months, fc.integer({ min: 0, max: 300 }), (amount, count, rate) => {
        const { monthly, last, total, cost } = planInstalments(amount, count, rate);
        return monthly * (count - 1) + last === total && total - amount === cost && cost >= 0 && last <= monthly;
      }),
    );
  });
});

it('the longest plan has the lowest instalment', () => {
  expect(lowestInstalment(1200_00, { months: [3, 12, 24], annualPermille: 0 })).toBe(50_00);
});
