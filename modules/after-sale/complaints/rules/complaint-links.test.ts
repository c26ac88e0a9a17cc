import { expect, it } from 'vitest';
import { complaintFileLink, complaintLink, complaintPdfLink, complaintProductsLink } from './complaint-links.ts';

it.each([
  ['the products of an order', complaintProductsLink('7'), '/reklamacje/produkty?zamowienie=7'],
  ['those of a guest', complaintProductsLink('7', 'a&b'), '/reklamacje/produkty?zamowienie=7&token=a%26b'],
  ['a complaint', complaintLink('R7'), '/reklamacje/R7?widok=rozmowa'],
  ['a complaint of a guest', complaintLink('R7', 'a&b'), '/reklamacje/R7?token=a%26b'],
  ['a file', complaintFileLink('R7', 'a.jpg'), '/reklamacje/R7/plik/a.jpg'],
  ['a file of a guest', complaintFileLink('R7', 'a.jpg', 'a&b'), '/reklamacje/R7/plik/a.jpg?token=a%26b'],
  ['a print', complaintPdfLink('R7'), '/reklamacje/R7/pdf'],
  ['a print of a guest', complaintPdfLink('R7', 'a&b'), '/reklamacje/R7/pdf?token=a%26b'],
])('%s has the address %s', (_, link, address) => {
  expect(link).toBe(address);
});
