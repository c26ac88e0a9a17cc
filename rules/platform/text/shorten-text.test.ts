import { expect, it } from 'vitest';
import { shortenText } from './shorten-text.ts';

it.each([
  ['kubek', 'kubek'],
  ['ż'.repeat(80), 'ż'.repeat(80)],
  ['🏔'.repeat(81), `${'🏔'.repeat(80)}…`],
])('%.10s', (text, shown) => {
  expect(shortenText(text)).toBe(shown);
});
