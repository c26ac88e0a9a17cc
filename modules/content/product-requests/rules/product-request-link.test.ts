import { expect, it } from 'vitest';
import { PRODUCT_REQUEST_SENT, productRequestLink } from '#platform/links/rules/screen-links.ts';

it.each([
  ['a question about a product', productRequestLink(), '/zapytaj-o-produkt'],
  [
    'a product that was not found',
    productRequestLink('kubek & łyżka'),
    '/zapytaj-o-produkt?szukane=kubek%20%26%20%C5%82y%C5%BCka',
  ],
  ['the question sent', PRODUCT_REQUEST_SENT, '/zapytaj-o-produkt?wyslano=1'],
])('%s has the address %s', (_, link, address) => {
  expect(link).toBe(address);
});
