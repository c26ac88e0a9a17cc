import { expect, it } from 'vitest';
import { pageMeta } from './page-meta.ts';

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
