import { expect, it } from 'vitest';
import { quantityFormField } from './quantity-form-field.ts';

const metres = quantityFormField({ stock: 10, unitSellby: 0.5, unitPrecision: 1, minPerOrder: 1 });

it.each([
  ['1,3', 'ok', 1.5],
  ['-2', 'raised', 1],
  ['50', 'lowered', 10],
  ['dużo', 'ok', 1],
  [undefined, 'ok', 1],
  [['2'], 'ok', 1],
])('S5.01 S5.03 S5.04 the server reads %o as %s with %d, without JavaScript too', (sent, kind, quantity) => {
  expect(metres.read(sent).value).toMatchObject({ kind, quantity });
});
