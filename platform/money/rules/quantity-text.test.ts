import { expect, it } from 'vitest';
import { formatQuantity, parseQuantity, parseUnsigned, typedQuantity } from './quantity-text.ts';

it.each([
  ['3', 3],
  ['1,5', 1.5],
  ['1.5', 1.5],
  [' 1 000 ', 1000],
  [',5', 0.5],
  ['2.', 2],
  ['-2', -2],
  ['+2,5', 2.5],
  ['-', null],
  ['', null],
  ['.', null],
  ['dwa', null],
  ['1e3', null],
  ['1.2.3', null],
])('reads %j as %s', (text, quantity) => {
  expect(parseQuantity(text)).toBe(quantity);
});

it.each([
  ['7', '7', 7],
  ['.', '.', null],
  [',', '.', null],
  ['1,5', '1.5', 1.5],
  ['1 000', '1000', 1000],
  ['e', null, null],
  ['1e2', null, null],
  ['-', null, null],
  ['-1', null, null],
  ['+', null, null],
  ['+5', null, null],
  ['dwa', null, null],
])('S5.08 the field of the basket takes %j as %j, and the basket reads it as %s', (text, typed, quantity) => {
  expect([typedQuantity(text), parseUnsigned(text)]).toEqual([typed, quantity]);
});

it.each([
  [2, '2'],
  [1.5, '1,5'],
  [1000, '1\u00a0000'],
  [12_345.25, '12\u00a0345,25'],
  [1_234_567, '1\u00a0234\u00a0567'],
])('shows %d as %s', (quantity, text) => {
  expect(formatQuantity(quantity)).toBe(text);
});
