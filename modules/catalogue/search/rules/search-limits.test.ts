import { expect, it } from 'vitest';
import { isSearchable, SEARCH_PAUSE, SUGGESTED_PRODUCTS } from './search-limits.ts';

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
