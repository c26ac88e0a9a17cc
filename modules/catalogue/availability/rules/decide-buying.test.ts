import { describe, expect, it } from 'vitest';
import { allowsExpress, type BuyingFacts, decideBuying } from './decide-buying.ts';

const PLAIN: BuyingFacts = {
  type: 'product',
  status: 'enable',
  phonePrice: false,
  basketEnable: false,
  gratis: false,
  points: 0,
  unknownDeliveryTime: false,
};

describe('decideBuying', () => {
  it('sells an ordinary product', () => {
    expect(decideBuying(PLAIN)).toEqual({
      refusal: null,
      shownPrice: 'price',
      quantity: true,
      notifyForm: false,
      shippingInfo: true,
      stockAmount: true,
      unknownDeliveryNotice: false,
    });
  });

  it.each([
    [
      'S4.03 S4.04 S4.05 S4.06 an unavailable size',
      { status: 'disable' },
      { refusal: 'unavailable', quantity: false, notifyForm: true, shippingInfo: false },
    ],
    ['S4.07 a phone price', { phonePrice: true }, { refusal: 'phone_price', shownPrice: 'phone' }],
    [
      'S4.08 a phone price with points',
      { phonePrice: true, points: 9 },
      { refusal: 'points_only', shownPrice: 'points' },
    ],
    [
      'S4.09 a phone price for the basket',
      { phonePrice: true, basketEnable: true },
      { refusal: null, shownPrice: 'free' },
    ],
    [
      'S4.10 on order, delivery unknown',
      { status: 'order', unknownDeliveryTime: true },
      { refusal: null, shippingInfo: false, unknownDeliveryNotice: true },
    ],
    ['on order, delivery known', { status: 'order' }, { shippingInfo: true, unknownDeliveryNotice: false }],
    ['S4.11 a virtual product', { type: 'product_virtual' }, { shippingInfo: false, stockAmount: false }],
    ['S4.11 a service', { type: 'product_service' }, { shippingInfo: false, stockAmount: false }],
    ['S3.13 a gift', { gratis: true }, { shownPrice: 'free' }],
  ] as const)('%s', (_case, facts, decision) => {
    expect(decideBuying({ ...PLAIN, ...facts })).toMatchObject(decision);
  });
});

it.each<[string, Partial<BuyingFacts>, boolean]>([
  ['an ordinary product', {}, true],
  ['a virtual product', { type: 'product_virtual' }, true],
  ['sold out', { status: 'disable' }, false],
  ['priced by phone', { phonePrice: true }, false],
  ['free', { gratis: true }, false],
  ['priced by phone and free', { phonePrice: true, basketEnable: true }, false],
  ['on order, delivery time unknown', { status: 'order', unknownDeliveryTime: true }, false],
])('S2.25 express checkout for %s', (_case, more, allowed) => {
  expect(allowsExpress(decideBuying({ ...PLAIN, ...more }))).toBe(allowed);
});
