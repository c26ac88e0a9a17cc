import { expect, it } from 'vitest';
import { EVERY_PRODUCT, parseProductFilter, productFilterQuery } from './product-filter.ts';

it.each([
  ['', EVERY_PRODUCT],
  [
    'q=namiot&kategoria=7&widocznosc=hidden&stan=sold-out&brak=photo&sort=cheapest',
    {
      ...EVERY_PRODUCT,
      text: 'namiot',
      categoryId: 7,
      visibility: 'hidden',
      stock: 'sold-out',
      missing: 'photo',
      sort: 'cheapest',
    },
  ],
])('O.24 the address %j and its filter say the same', (address, filter) => {
  expect(parseProductFilter(new URLSearchParams(address))).toEqual(filter);
  expect(productFilterQuery(parseProductFilter(new URLSearchParams(address)))).toBe(address);
});

it('leaves out what cannot be', () => {
  const odd = new URLSearchParams('kategoria=-1&producent=99999999999&brak=wszystko&sort=x&stan=');
  expect(parseProductFilter(odd)).toEqual(EVERY_PRODUCT);
});
