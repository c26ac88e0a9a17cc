import { expect, it } from 'vitest';
import {
  addRecent,
  isSearchable,
  popularQueryText,
  SEARCH_PAUSE,
  SUGGESTED_PRODUCTS,
  withoutRecent,
} from './search-limits.ts';

it.each([
  ['', false],
  ['k', false],
  [' k ', false],
  ['ku', true],
  ['łó', true],
])('S9.43 „%s” is searched for: %s', (text, searched) => {
  expect(isSearchable(text)).toBe(searched);
});

it('S9.43 the shop may set another minimum', () => {
  expect(isSearchable('ku', 3)).toBe(false);
});

it('S9.44 S9.45 six products, half a second', () => {
  expect([SUGGESTED_PRODUCTS, SEARCH_PAUSE]).toEqual([6, 500]);
});

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
