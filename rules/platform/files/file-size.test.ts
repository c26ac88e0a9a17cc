import { expect, it } from 'vitest';
import { formatFileSize } from './file-size.ts';

it.each([
  [0, '1\u00a0kB'],
  [700, '1\u00a0kB'],
  [29_438, '29\u00a0kB'],
  [1_048_576, '1\u00a0MB'],
  [1_572_864, '1,5\u00a0MB'],
])('a file of %i bytes reads %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
