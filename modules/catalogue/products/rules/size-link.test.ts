import { expect, it } from 'vitest';
import { sizeLink } from './size-link.ts';
import { UNIVERSAL_SIZE } from './size-table.ts';

it.each([
  ['39/41', '/produkt/17/skarpety#size=39%2F41'],
  [UNIVERSAL_SIZE, '/produkt/17/skarpety'],
])('the address of size %s is %s', (type, address) => {
  expect(sizeLink({ productId: 17, slug: 'skarpety', type })).toBe(address);
});
