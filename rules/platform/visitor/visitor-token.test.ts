import { expect, it } from 'vitest';
import { isVisitorToken } from './visitor-token.ts';

it.each([
  ['abcdefghijklmno-_0123456789', true],
  ['a'.repeat(64), true],
  ['a'.repeat(65), false],
  ['short', false],
  ["' or 1=1 -- and more", false],
  ['', false],
  [undefined, false],
])('%s may be a token: %s', (value, possible) => {
  expect(isVisitorToken(value)).toBe(possible);
});
