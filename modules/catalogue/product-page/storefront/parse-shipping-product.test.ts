import { expect, it } from 'vitest';
import { parseShippingProduct } from './parse-shipping-product.ts';

const offer = { id: 101, unitSellby: 0.1, size: 'uniw' };
const read = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return parseShippingProduct(form, offer);
};

it.each([
  ['size and quantity', { size: 'M', number: '2.5' }, { id: 101, size: 'M', quantity: 2.5 }],
  ['the shown size while none is chosen', { number: '1' }, { id: 101, size: 'uniw', quantity: 1 }],
  ['the sell-by unit without a quantity', { size: 'M' }, { id: 101, size: 'M', quantity: 0.1 }],
  ['no use for zero or nonsense', { size: 'M', number: '0' }, { id: 101, size: 'M', quantity: 0.1 }],
])('S7.25 reads %s', (_case, fields, product) => {
  expect(read(fields)).toEqual(product);
});

it('S7.44 a bundle brings its parts with their sizes', () => {
  const parts = {
    'bundled_product[3]': '5',
    'bundled_size[3]': 'M',
    'bundled_product[4]': '6',
    'bundled_product[x]': '7',
  };
  expect(read({ number: '1', ...parts }).bundleParts).toEqual([
    { id: 5, size: 'M' },
    { id: 6, size: 'uniw' },
  ]);
});
