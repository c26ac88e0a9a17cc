import { expect, it } from 'vitest';
import { popularQueryText } from './popular-query.ts';

it.each([
  ['  Koc   WEŁNIANY ', 'koc wełniany'],
  ['plecak 45 l', 'plecak 45 l'],
  ['ab', null],
  ['a b c d e f g', null],
  ['x'.repeat(61), null],
  ['jan@example.pl', null],
  ['<b>koc</b>', null],
])('%j is counted as %j', (text, counted) => {
  expect(popularQueryText(text)).toBe(counted);
});
