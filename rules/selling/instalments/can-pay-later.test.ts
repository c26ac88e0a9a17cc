import { expect, it } from 'vitest';
import { canPayLater } from './can-pay-later.ts';

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
