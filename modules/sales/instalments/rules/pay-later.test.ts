import { expect, it } from 'vitest';
import { canPayLater, instalmentRefusal } from './pay-later.ts';

it.each([
  [0, 'below_minimum'],
  [299_99, 'below_minimum'],
  [300_00, null],
  [20_000_00, null],
  [20_000_01, 'above_maximum'],
])('of a system for 300 to 20 000 zł the amount %i is refused as %s', (amount, refusal) => {
  expect(instalmentRefusal(amount, { min: 300_00, max: 20_000_00 })).toBe(refusal);
});

const size = { status: 'enable' as const, phonePrice: false, gratis: false, price: { price: 500_00 } };

it.each([
  ['a product on sale', 'product', {}, true],
  ['on order', 'product', { status: 'order' }, true],
  ['sold out', 'product', { status: 'disable' }, false],
  ['with a phone price', 'product', { phonePrice: true }, false],
  ['given away', 'product', { gratis: true }, false],
  ['without a price', 'product', { price: { price: 0 } }, false],
  ['virtual', 'product_virtual', {}, false],
  ['a service', 'product_service', {}, false],
] as const)('S2.35 what is %s (%s)', (_case, type, change, expected) => {
  expect(canPayLater(type, { ...size, ...change })).toBe(expected);
});
