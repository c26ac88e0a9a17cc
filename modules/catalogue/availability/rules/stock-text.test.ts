import { expect, it } from 'vitest';
import { parseStock, writeStock } from './stock-text.ts';

it.each([
  ['12', 12],
  ['0', 0],
  ['12,5', 12.5],
  ['1 000', 1000],
  ['bez limitu', -1],
  ['-1', -1],
  ['', null],
  ['-2', null],
  ['dużo', null],
])('%j is a stock of %j', (typed, stock) => expect(parseStock(typed)).toBe(stock));

it('writes it as it is typed', () => {
  expect([writeStock(-1, 'bez limitu'), writeStock(2.5, '')]).toEqual(['bez limitu', '2,5']);
});
