import { expect, it } from 'vitest';
import { isDigitalContent, isWhollyDigital } from '#modules/catalogue/products/rules/digital-kind.ts';
import { lastDelivery, trackingAddress } from './order-view.ts';

const [monday, friday] = [new Date('2026-11-09T10:00:00Z'), new Date('2026-11-13T10:00:00Z')];
const goods = (deliveredAt: Date | null) => ({ type: 'product', deliveredAt });
const ebook = (deliveredAt: Date | null) => ({ type: 'product_virtual', deliveredAt });

it.each([
  ['the later of two parcels', [goods(friday), goods(monday)], friday],
  ['one is on its way', [goods(monday), goods(null)], null],
  ['what is not sent does not count', [goods(monday), ebook(friday), ebook(null)], monday],
  ['nothing is sent at all', [ebook(friday)], null],
  ['no lines', [], null],
])('%s', (_name, lines, last) => {
  expect(lastDelivery(lines)).toEqual(last);
});

it.each([
  [[], false],
  [['file'], true],
  [['file', 'gift-card'], true],
  [['file', null], false],
  [[null], false],
] as const)('X.45 of lines %j nothing is packed: %s', (kinds, is) => {
  expect(isWhollyDigital(kinds.map((digital) => ({ digital })))).toBe(is);
});

it.each([
  ['product_virtual', null, true],
  ['product_virtual', 'file', true],
  ['product_virtual', 'gift-card', false],
  ['product_service', null, false],
  ['product', null, false],
] as const)('%s given as %s is digital content: %s', (type, digital, is) => {
  expect(isDigitalContent({ type, digital })).toBe(is);
});

it.each([
  ['https://paczki.example/{number}', 'PL 70/1', 'https://paczki.example/PL%2070%2F1'],
  ['https://paczki.example/{number}', '', null],
  ['https://paczki.example/', 'PL70', null],
  ['javascript:alert({number})', 'PL70', null],
  ['', 'PL70', null],
])('X.52 %s and the number %j lead to %s', (pattern, number, address) => {
  expect(trackingAddress(pattern, number)).toBe(address);
});
