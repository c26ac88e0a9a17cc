import { expect, it } from 'vitest';
import { parsePage, parsePageSize, parseSort } from './listing-query.ts';

it('reads known values and falls back to the defaults', () => {
  expect([parseSort('price-a'), parseSort('x'), parseSort(null)]).toEqual(['price-a', 'relevance-d', 'relevance-d']);
  expect([parsePageSize('48'), parsePageSize('1000'), parsePageSize(undefined)]).toEqual([48, 24, 24]);
  expect(['3', '0', '-1', '1e9', '999999', '2.5'].map(parsePage)).toEqual([3, 1, 1, 1, 10_000, 1]);
});
