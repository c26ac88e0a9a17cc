import { expect, it } from 'vitest';
import { tellsPrice, toldPrice } from './told-price.ts';

it.each([
  [{ phonePrice: false, gratis: false }, 2460],
  [{ phonePrice: true, gratis: false }, 0],
  [{ phonePrice: false, gratis: true }, 0],
  [{ phonePrice: true, gratis: true }, 0],
])('S3.13 S3.14 a size with %j tells %i', (manner, told) => {
  expect(toldPrice({ ...manner, price: 2460 })).toBe(told);
  expect(tellsPrice(manner)).toBe(told > 0);
});
