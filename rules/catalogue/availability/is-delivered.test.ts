import { expect, it } from 'vitest';
import { isDelivered } from './is-delivered.ts';

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
