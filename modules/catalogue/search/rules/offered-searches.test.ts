import { expect, it } from 'vitest';
import { addRecent, popularQueryText, withoutRecent } from './offered-searches.ts';

it.each([
  ['  Koc   WEŁNIANY ', 'koc wełniany'],
  ['plecak 45 l', 'plecak 45 l'],
  ['koc', 'koc'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['a b c d e f', 'a b c d e f'],
  ['-koc', null],
  ['ab', null],
  ['a b c d e f g', null],
  ['x'.repeat(61), null],
  ['jan@example.pl', null],
  ['<b>koc</b>', null],
])('%j is counted as %j', (text, counted) => {
  expect(popularQueryText(text)).toBe(counted);
});

it('puts the newest search first and keeps each once', () => {
  expect(addRecent(['termos', 'śpiwór'], ' Spiwor ')).toEqual(['Spiwor', 'termos']);
});

it('remembers five', () => {
  expect(addRecent(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd']);
});

it('forgets one', () => {
  expect(withoutRecent(['termos', 'śpiwór'], 'śpiwór')).toEqual(['termos']);
});
