import { expect, it } from 'vitest';
import { moneyPerUnit, quantityWithUnit } from './units.ts';

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

it('names the unit beside the unit price', () => {
  expect(moneyPerUnit('1,00 zł', 'szt')).toBe('1,00 zł/szt.');
  expect(moneyPerUnit('50,00 zł', 'kg')).toBe('50,00 zł/kg');
});
