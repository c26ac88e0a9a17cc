import { expect, it } from 'vitest';
import { formatMegabytes, toMegabytes } from './megabytes.ts';

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
