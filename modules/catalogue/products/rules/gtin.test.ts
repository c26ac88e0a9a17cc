import { expect, it } from 'vitest';
import { checkDigit, isGtin, isGtinEverywhere } from './gtin.ts';

it.each([
  ['5901234123457', true],
  ['5901234123458', false],
  ['96385074', true],
  ['036000291452', true],
  ['590123412345', false],
  ['59012341234ab', false],
  ['590123412345 ', false],
  ['x963850', false],
  ['9638507400', false],
  ['123457', false],
  ['1234565', false],
  ['-5901234123457', false],
  ['+590123412345', false],
  ['', false],
])('X.33 %s is a bar code: %s', (text, right) => {
  expect(isGtin(text)).toBe(right);
});

it.each([
  ['5901234123457', true],
  ['15901234123454', true],
  ['036000291452', true],
  ['96385074', true],
  ['2000000000015', false],
  ['0200000000018', false],
  ['212345678909', false],
  ['20000011', false],
  ['9900000000004', false],
  ['5901234123458', false],
])('X.31 %s means the same in every shop: %s', (text, everywhere) => {
  expect(isGtinEverywhere(text)).toBe(everywhere);
});

it('counts the last digit', () => {
  expect(checkDigit('590123412345')).toBe(7);
  expect(checkDigit('9638507')).toBe(4);
  expect(checkDigit('10')).toBe(9);
});
