import { expect, it } from 'vitest';
import { pageMeta } from './page-meta.ts';

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
