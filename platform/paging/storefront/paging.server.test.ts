import { expect, it } from 'vitest';
import { countPages } from './paging.server.ts';

it('counts the pages, and the first is there even when it is empty', () => {
  expect(countPages({ page: 1, total: 11, size: 10 })).toBe(2);
  expect(countPages({ page: 0, total: 0, size: 10 })).toBe(0);
});

it.each([
  [2, 11],
  [1, 10],
  [99, 0],
])('page %i of %i rows does not exist', (page, total) => {
  expect(() => countPages({ page, total, size: 10 })).toThrow(expect.objectContaining({ init: { status: 404 } }));
});
