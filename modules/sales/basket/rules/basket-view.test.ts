import { describe, expect, it } from 'vitest';
import { freeShippingBanner, widgetLook } from './basket-view.ts';

describe('basket widget', () => {
  it.each([
    [0, 'hidden'],
    [Number.NaN, 'hidden'],
    [-1, 'hidden'],
  ] as const)('S4.23 with %d products it is %s', (products, look) => expect(widgetLook(products)).toBe(look));

  it.each([
    [1, 'tiles'],
    [9, 'tiles'],
    [10, 'list'],
    [11, 'list'],
  ] as const)('S4.24 S9.46 with %d products it shows %s', (products, look) => expect(widgetLook(products)).toBe(look));

  it.each([
    [22, 'list'],
    [23, 'hidden'],
    [1000, 'hidden'],
  ] as const)('S4.25 S9.47 with %d products it is %s', (products, look) => expect(widgetLook(products)).toBe(look));
});

it.each([
  [0, { kind: 'active' }],
  [-100, { kind: 'active' }],
  [1, { kind: 'missing', amount: 1 }],
  [15_080, { kind: 'missing', amount: 15_080 }],
  [null, { kind: 'none' }],
])('S4.26 %s grosze left: %o', (left, banner) => {
  expect(freeShippingBanner(left)).toEqual(banner);
});
