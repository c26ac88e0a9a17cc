import { describe, expect, it } from 'vitest';
import { isDelivered, orderableAmount, sizeStatus } from './size-status.ts';

describe('size status', () => {
  it.each([
    ['enable', 5, 'enable', 5],
    ['enable', -1, 'enable', -1],
    ['enable', 0, 'disable', 0],
    ['order', 0, 'order', -1],
    ['order', 3, 'order', 3],
    ['disable', 5, 'disable', 0],
    ['disable', -1, 'disable', 0],
  ] as const)('S3.11 S3.20 %s with %i in stock is %s, and %i can be ordered', (status, stock, shown, amount) => {
    expect(sizeStatus({ status, stock })).toBe(shown);
    expect(orderableAmount({ status, stock })).toBe(amount);
  });
});

it.each([
  ['product', true],
  ['product_bundle', true],
  ['product_collection', true],
  ['product_configurable', true],
  ['product_virtual', false],
  ['product_service', false],
] as const)('S4.11 a %s is delivered: %s', (type, delivered) => {
  expect(isDelivered(type)).toBe(delivered);
});
