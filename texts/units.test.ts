import { expect, it } from 'vitest';
import { quantityWithUnit } from './units.ts';

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
