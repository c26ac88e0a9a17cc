import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBankAccount, isTaxNumber } from './tax-number.ts';

describe('isTaxNumber', () => {
  it.each([
    ['7361234562', true],
    ['5260250274', true],
    ['526-025-02-74', true],
    ['PL 526 025 02 74', true],
    ['1112345006', true],
    ['5260000011', true],
    [' PL5260250274 ', true],
    ['52602PL50274', false],
    ['5260250275', false],
    ['526025027', false],
    ['52602502740', false],
    ['0000000000', false],
    ['526025027a', false],
    ['', false],
  ])('%s: %s', (text, right) => {
    expect(isTaxNumber(text)).toBe(right);
  });
});

it.each([
  ['61 1090 1014 0000 0712 1981 2874'],
  ['PL61109010140000071219812874'],
  ['pl61-1090-1014-0000-0712-1981-2874'],
  ['DE89 3704 0044 0532 0130 00'],
  ['GB82 WEST 1234 5698 7654 32'],
])('%s is a bank account', (text) => {
  expect(isBankAccount(text)).toBe(true);
});

it.each([
  [''],
  ['61 1090 1014 0000 0712 1981 2875'],
  ['6110901014000007121981287'],
  ['PL6110901014000007121981287'],
  ['DE89370400440532013001'],
  ['nie mam konta'],
  ['PL65109010140000071219812'],
  ['DE353704'],
  ['DE2837040044053201300037040044053201300'],
  ['x61109010140000071219812874'],
  ['61109010140000071219812874x'],
  ['1DE89370400440532013000'],
  ['DE89370400440532013000!'],
])('%j is not', (text) => {
  expect(isBankAccount(text)).toBe(false);
});

it('notices any single wrong digit', () => {
  const account = '61109010140000071219812874';
  fc.assert(
    fc.property(fc.nat({ max: 25 }), fc.integer({ min: 1, max: 9 }), (place, change) => {
      const digit = (Number(account[place]) + change) % 10;
      expect(isBankAccount(`${account.slice(0, place)}${digit}${account.slice(place + 1)}`)).toBe(false);
    }),
  );
});
