import { expect, it } from 'vitest';
import { quantityAsObject, quantityOutOf, quantityWithUnit } from './units.ts';

it.each([
  [1, { unit: 'szt.', unitPlural: 'szt.' }, '1 szt.'],
  [2.5, { unit: 'm' }, '2,5 m'],
  [3, { unit: 'para', unitPlural: 'par' }, '3 pary'],
  [5, { unit: 'para', unitPlural: 'par' }, '5 par'],
  [2, { unit: 'beczka', unitPlural: 'beczek' }, '2 beczek'],
  [1, { unit: 'beczka', unitPlural: 'beczek' }, '1 beczka'],
  [1500, { unit: 'szt.' }, '1 500 szt.'],
])('%d of %o reads %s', (quantity, names, text) => {
  expect(quantityWithUnit(quantity, names).replaceAll('\u00a0', ' ')).toBe(text);
});

it.each([
  [1, { unit: 'para', unitPlural: 'pary' }, '1 parę'],
  [1, { unit: 'sztuka' }, '1 sztukę'],
  [1, { unit: 'beczka', unitPlural: 'beczek' }, '1 beczkę'],
  [1, { unit: 'szt.' }, '1 szt.'],
  [1, { unit: 'opakowanie' }, '1 opakowanie'],
  [1, { unit: 'komplet' }, '1 komplet'],
  [1, { unit: 'm' }, '1 m'],
  [2, { unit: 'para', unitPlural: 'pary' }, '2 pary'],
  [5, { unit: 'para', unitPlural: 'pary' }, '5 par'],
  [0.5, { unit: 'para', unitPlural: 'pary' }, '0,5 pary'],
])('S3.31 to order %d of %o is to order %s', (quantity, names, text) => {
  expect(quantityAsObject(quantity, names).replaceAll('\u00a0', ' ')).toBe(text);
});

it.each([
  [1, { unit: 'para' }, '1 pary'],
  [2, { unit: 'para' }, '2 par'],
  [22, { unit: 'sztuka' }, '22 sztuk'],
  [2.5, { unit: 'metr' }, '2,5 metra'],
  [3, { unit: 'szt.', unitPlural: 'szt.' }, '3 szt.'],
])('out of %d of %o reads %s', (quantity, names, text) => {
  expect(quantityOutOf(quantity, names).replaceAll('\u00a0', ' ')).toBe(text);
});
