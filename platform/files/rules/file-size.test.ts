import { expect, it } from 'vitest';
import { formatFileSize, formatMegabytes, toMegabytes } from './file-size.ts';

it('S9.30 a megabyte is 1048576 bytes', () => {
  expect(toMegabytes(1_048_576)).toBe(1);
});

it.each([
  [2_097_152, '2\u00a0MB'],
  [1_572_864, '1,5\u00a0MB'],
  [100_000, '0,1\u00a0MB'],
])('S9.30 %i bytes read %s', (bytes, text) => {
  expect(formatMegabytes(bytes)).toBe(text);
});

it.each([
  [0, '1\u00a0kB'],
  [700, '1\u00a0kB'],
  [29_438, '29\u00a0kB'],
  [1_048_576, '1\u00a0MB'],
  [1_572_864, '1,5\u00a0MB'],
  [13_314_398_618, '12,4\u00a0GB'],
])('a file of %i bytes reads %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
