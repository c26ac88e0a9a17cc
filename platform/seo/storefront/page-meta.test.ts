import { expect, it } from 'vitest';
import { canonicalAddress, pageMeta } from './page-meta.ts';

const titleOf = (meta: Parameters<typeof pageMeta>[0]) =>
  pageMeta(meta).flatMap((one) => ('title' in one ? [one.title] : []))[0];

it('only the main page is called by the shop alone, and every further page of a list has its number', () => {
  expect(titleOf({ shopName: 'Polana' })).toBe('Polana');
  expect(titleOf({ shopName: 'Polana', tagline: 'Na szlak i do domu' })).toBe('Polana – Na szlak i do domu');
  expect(titleOf({ title: 'Polana', shopName: 'Polana' })).toBe('Polana | Polana');
  expect(titleOf({ title: 'Kubki', shopName: 'Polana', page: 1 })).toBe('Kubki | Polana');
  const second = pageMeta({ title: 'Kubki', shopName: 'Polana', page: 2, description: 'Z gliny' });
  expect(second).toContainEqual({ title: 'Kubki – strona 2 | Polana' });
  expect(second).toContainEqual({ name: 'description', content: 'Strona 2. Z gliny' });
});

const about = (description: string) =>
  pageMeta({ title: 'Kubek', shopName: 'Polana', description }).flatMap((one) =>
    'name' in one && one.name === 'description' ? [one.content] : [],
  )[0];

it.each([
  ['Krótki  opis\n kubka', 'Krótki opis kubka'],
  [`${'słowo '.repeat(26)}dłuższe i dalej`, `${'słowo '.repeat(26).trim()}…`],
  ['a'.repeat(300), `${'a'.repeat(159)}…`],
])('a description of %j is shortened at a word, or where it must', (text, shown) => {
  expect(about(text)).toBe(shown);
});

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
