import { expect, it } from 'vitest';
import { readOrderNumber } from './order-number.ts';

it.each([
  ['12345678', '12345678'],
  ['# 1234 5678', '12345678'],
  ['1234567', null],
  ['1234567a', null],
  ['', null],
])('reads %j as %j', (text, number) => {
  expect(readOrderNumber(text)).toBe(number);
});
