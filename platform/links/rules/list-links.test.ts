import { expect, it } from 'vitest';
import { addToListLink, listLink } from '#platform/links/rules/screen-links.ts';

it.each([
  ['a list', listLink(7), '/listy/7'],
  ['a list shown to others', listLink(7, 'a&b'), '/listy/7?token=a%26b'],
  ['a product for a list', addToListLink(17), '/listy/dodaj?product=17'],
  ['a size for a list', addToListLink(17, '39/41'), '/listy/dodaj?product=17&size=39%2F41'],
])('%s has the address %s', (_, link, address) => {
  expect(link).toBe(address);
});
