import { expect, it } from 'vitest';
import { type Contents, unitPrice } from './unit-price.ts';

it.each<[number, Contents, { price: number; per: string } | null]>([
  [1250, { amount: 250, unit: 'g' }, { price: 5000, per: 'kg' }],
  [999, { amount: 5, unit: 'dag' }, { price: 19_980, per: 'kg' }],
  [3000, { amount: 1.5, unit: 'kg' }, { price: 2000, per: 'kg' }],
  [999, { amount: 750, unit: 'ml' }, { price: 1332, per: 'l' }],
  [700, { amount: 0.7, unit: 'l' }, { price: 1000, per: 'l' }],
  [1200, { amount: 12, unit: 'szt' }, { price: 100, per: 'szt' }],
  [2500, { amount: 50, unit: 'cm' }, { price: 5000, per: 'm' }],
  [1000, { amount: 0, unit: 'kg' }, null],
  [1000, { amount: Number.NaN, unit: 'kg' }, null],
])('%i grosze for %o is %o', (price, contents, result) => {
  expect(unitPrice(price, contents)).toEqual(result);
});
