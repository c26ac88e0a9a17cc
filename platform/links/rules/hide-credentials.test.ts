import { expect, it } from 'vitest';
import { hideCredentials } from './hide-credentials.ts';

it.each([
  ['https://jan:tajne@hurtownia.pl/feed.xml?a=1', 'https://…@hurtownia.pl/feed.xml?a=1'],
  ['https://jan:ta@j:ne@hurtownia.pl/', 'https://…@hurtownia.pl/'],
  ['https://jan@hurtownia.pl', 'https://…@hurtownia.pl'],
  ['http://a:b@x.pl/1.jpg|https://c:d@y.pl/2.jpg', 'http://…@x.pl/1.jpg|https://…@y.pl/2.jpg'],
  ['https://hurtownia.pl/@sklep/feed.xml?mail=a@b.pl', 'https://hurtownia.pl/@sklep/feed.xml?mail=a@b.pl'],
  ['https://hurtownia.pl?mail=a@b.pl', 'https://hurtownia.pl?mail=a@b.pl'],
  ['towary jan@example.pl.csv', 'towary jan@example.pl.csv'],
])('shows %s as %s', (text, shown) => {
  expect(hideCredentials(text)).toBe(shown);
});
