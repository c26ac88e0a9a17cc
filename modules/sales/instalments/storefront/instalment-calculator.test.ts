import { expect, it } from 'vitest';
import { toBasketCost } from './instalment-calculator.tsx';

it('S3.53 reads the amounts of the basket out of the answer of the shop', () => {
  const basket = { productsCounter: 3, worth: 1234.56, worth_net_formatted: '1 003,71 zł' };
  expect(toBasketCost(basket)).toEqual({ count: 3, cost: 123_456, costNet: 100_371 });
  expect(toBasketCost(null)).toBeNull();
});
