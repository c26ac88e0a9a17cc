import { expect, it } from 'vitest';
import { parseOrderPlace } from './order-data.ts';

it.each(['/koszyk', '/zamowienie/dane', '/zamowienie/punkt-odbioru', '/logowanie?zamowienie'])('%s', (place) => {
  expect(parseOrderPlace(place)).toBe(place);
});

it.each([
  ['another page of the shop', '/konto'],
  ['more than the place', '/koszyk/../konto'],
  ['another shop', '//zlodziej.example'],
  ['another shop by its whole address', 'https://zlodziej.example/koszyk'],
  ['other letters', '/KOSZYK'],
  ['nothing', ''],
  ['no text', null],
  ['a file', new File([], '/koszyk')],
])('%s is no place of the order', (_, sent) => {
  expect(parseOrderPlace(sent)).toBeNull();
});
