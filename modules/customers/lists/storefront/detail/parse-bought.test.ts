import { expect, it } from 'vitest';
import { parseBought } from './parse-bought.ts';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

const two = { 'product[1]': '7', 'size[1]': 'M', 'quantity[1]': '2', 'product[2]': '8', 'quantity[2]': '1,5' };

it('reads every line with its quantity', () => {
  expect(parseBought(form(two))).toEqual([
    { productId: 7, size: 'M', quantity: 2 },
    { productId: 8, size: '', quantity: 1.5 },
  ]);
});

it('reads the one line whose button was pressed', () => {
  expect(parseBought(form({ ...two, only: '2' }))).toEqual([{ productId: 8, size: '', quantity: 1.5 }]);
});

it.each(['0', '-1', 'x', ''])('leaves out a line of quantity "%s"', (quantity) => {
  expect(parseBought(form({ 'product[1]': '7', 'quantity[1]': quantity }))).toEqual([]);
});
