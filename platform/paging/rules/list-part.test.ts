import { expect, it } from 'vitest';
import { parsePage, partOfPage } from './list-part.ts';

it.each([
  [null, 1],
  ['3', 3],
  ['0', 1],
  ['-2', 1],
  ['1e3', 1],
  ['999999', 10_000],
])('the page %s is %i', (text, page) => {
  expect(parsePage(text)).toBe(page);
});

it('asks for one row more than a page has', () => {
  expect(partOfPage(3, 50)).toEqual({ from: 100, max: 51 });
});
