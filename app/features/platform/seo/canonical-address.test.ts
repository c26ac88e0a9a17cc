import { expect, it } from 'vitest';
import { canonicalAddress } from './canonical-address.ts';

const origin = 'https://sklep.example';

it.each([
  ['/kategoria/3/buty', '?counter=2&filter_sizes=43', [], '/kategoria/3/buty'],
  ['/kategoria/3/buty', '', [], '/kategoria/3/buty'],
  ['/kategoria/3/buty/', '?utm_source=x', [], '/kategoria/3/buty'],
  ['/szukaj', '?counter=1&text=kubek+%C5%BC%C3%B3%C5%82ty', ['text'], '/szukaj?text=kubek+%C5%BC%C3%B3%C5%82ty'],
  ['/szukaj', '?text=', ['text'], '/szukaj'],
  ['/', '?a=b', [], '/'],
  ['/blog', '?counter=2&miesiac=2026-05', ['miesiac', 'counter'], '/blog?miesiac=2026-05&counter=2'],
  ['/blog', '?counter=0', ['counter'], '/blog'],
  ['/blog', '?counter=x', ['counter'], '/blog'],
])('X.15 %s%s keeping %j is %s', (pathname, search, kept, expected) => {
  expect(canonicalAddress(origin, { pathname, search }, kept)).toBe(origin + expected);
});
