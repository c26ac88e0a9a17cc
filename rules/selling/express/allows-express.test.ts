import { expect, it } from 'vitest';
import { type BuyingFacts, decideBuying } from '#rules/catalogue/availability/decide-buying.ts';
import { allowsExpress } from './allows-express.ts';

const FACTS: BuyingFacts = {
  type: 'product',
  status: 'enable',
  phonePrice: false,
  basketEnable: false,
  gratis: false,
  points: 0,
  unknownDeliveryTime: false,
};

it.each<[string, Partial<BuyingFacts>, boolean]>([
  ['an ordinary product', {}, true],
  ['a virtual product', { type: 'product_virtual' }, true],
  ['sold out', { status: 'disable' }, false],
  ['priced by phone', { phonePrice: true }, false],
  ['free', { gratis: true }, false],
  ['priced by phone and free', { phonePrice: true, basketEnable: true }, false],
  ['on order, nobody knows until when', { status: 'order', unknownDeliveryTime: true }, false],
])('S2.25 express checkout for %s', (_case, more, allowed) => {
  expect(allowsExpress(decideBuying({ ...FACTS, ...more }))).toBe(allowed);
});
