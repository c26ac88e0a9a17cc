import { describe, expect, it } from 'vitest';
import { type BuyingFacts, decideBuying } from '#rules/catalogue/availability/decide-buying.ts';
import { allowsExpress, cardNeedsHttps, parseBlikCode } from './payment-kind.ts';

it.each([
  ['card', 'http://sklep.example', true],
  ['card', 'https://sklep.example', false],
  ['card', 'http://localhost:3000', false],
  ['card', 'http://127.0.0.1:3000', false],
  ['card', 'http://127.0.0.1.example', true],
  ['card', 'http://127.10.20.30', false],
  ['card', 'http://[::1]:3000', false],
  ['card', 'http://sklep-localhost', true],
  ['card', 'http://sklep.127.0.0.1.example', true],
  ['blik', 'http://sklep.example', false],
] as const)('S8.25 %s at %s: %s', (kind, origin, needs) => {
  expect(cardNeedsHttps(kind, origin)).toBe(needs);
});

describe('readBlikCode', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['12345', null],
    ['1234567', null],
    ['12345a', null],
    ['', null],
  ])('S5.36 %j is %j', (text, code) => {
    expect(parseBlikCode(text)).toBe(code);
  });
});

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
