import { expect, it } from 'vitest';
import { checkDigit, isGtin } from './gtin.ts';

it.each([
  ['5901234123457', true],
  ['5901234123458', false],
  ['96385074', true],
  ['036000291452', true],
  ['590123412345', false],
  ['59012341234ab', false],
  ['', false],
])('X.33 %s is a bar code: %s', (text, right) => {
  expect(isGtin(text)).toBe(right);
});

it('counts the last digit', () => {
  expect(checkDigit('590123412345')).toBe(7);
});
