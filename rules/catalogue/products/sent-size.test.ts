import { expect, it } from 'vitest';
import { sentSize } from './sent-size.ts';

it.each([
  ['onesize', 'uniw'],
  ['uniw', 'uniw'],
  ['XL', 'XL'],
  ['', ''],
])('S3.08 the size %j is %j', (sent, kept) => {
  expect(sentSize(sent)).toBe(kept);
});
