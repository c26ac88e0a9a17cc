import { describe, expect, it } from 'vitest';
import { isDelivered, orderableAmount, sizeStatus, statusPicture, statusWithStock } from './size-status.ts';

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

  it.each([
    ['disable', 0, 5, 'enable', 'sold out, on sale again'],
    ['disable', 0, -1, 'enable', 'sold out, without end now'],
    ['disable', 0, 0, 'disable', 'sold out, still nothing'],
    ['disable', 3, 5, 'disable', 'withheld while there was stock'],
    ['enable', 0, 5, 'enable', 'on sale'],
    ['enable', 5, 0, 'enable', 'on sale, nothing left'],
    ['order', 0, 5, 'order', 'brought in on order'],
  ] as const)('X.37 %s with %i, counted anew as %i, is %s: %s', (status, before, stock, after, _why) => {
    expect(statusWithStock({ status, stock: before }, stock)).toBe(after);
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

it.each([
  [{ status: 'enable', phonePrice: false }, '/status/enable.svg'],
  [{ status: 'disable', phonePrice: false }, '/status/disable.svg'],
  [{ status: 'enable', phonePrice: true }, '/status/phone.svg'],
] as const)('%j is shown by %s', (size, picture) => {
  expect(statusPicture(size)).toBe(picture);
});
