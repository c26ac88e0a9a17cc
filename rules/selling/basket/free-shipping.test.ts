import { expect, it } from 'vitest';
import { freeShippingBanner } from './free-shipping.ts';

it.each([
  [0, { kind: 'active' }],
  [-100, { kind: 'active' }],
  [1, { kind: 'missing', amount: 1 }],
  [15_080, { kind: 'missing', amount: 15_080 }],
  [null, { kind: 'none' }],
])('S4.26 %s grosze left: %o', (left, banner) => {
  expect(freeShippingBanner(left)).toEqual(banner);
});
