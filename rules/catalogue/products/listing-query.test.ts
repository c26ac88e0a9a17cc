import { expect, it } from 'vitest';
import { readPage, readPageSize, readSort } from './listing-query.ts';

it('reads known values and falls back to the defaults', () => {
  expect([readSort('price-a'), readSort('x'), readSort(null)]).toEqual(['price-a', 'relevance-d', 'relevance-d']);
  expect([readPageSize('48'), readPageSize('1000'), readPageSize(undefined)]).toEqual([48, 24, 24]);
  expect(['3', '0', '-1', '1e9', '999999', '2.5'].map(readPage)).toEqual([3, 1, 1, 1, 10_000, 1]);
});
