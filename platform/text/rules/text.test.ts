import { expect, it } from 'vitest';
import { firstWords } from './first-words.ts';
import { escapeMarkup, oneLineEnd, shortenText, softHyphens, withoutNul } from './text.ts';

it('normalises line ends', () => {
  expect(oneLineEnd('a\r\nb\rc\nd')).toBe('a\nb\nc\nd');
});

it('takes out the one character the database cannot store', () => {
  expect(withoutNul('a\u0000b\u0000')).toBe('ab');
  expect(withoutNul('zażółć')).toBe('zażółć');
});

it.each([
  [`<b>"Kubek" & 'spółka'</b>`, `&lt;b&gt;&quot;Kubek&quot; &amp; 'spółka'&lt;/b&gt;`],
  // Escaped text is escaped again.
  ['&amp;', '&amp;amp;'],
  ['bez znaków', 'bez znaków'],
])('%s is written as %s', (text, written) => {
  expect(escapeMarkup(text)).toBe(written);
});

it.each([
  ['kubek', 'kubek'],
  ['ż'.repeat(80), 'ż'.repeat(80)],
  ['🏔'.repeat(81), `${'🏔'.repeat(80)}…`],
])('%.10s', (text, shown) => {
  expect(shortenText(text)).toBe(shown);
});

it.each([
  ['Lekka  kurtka\nna wiatr', 21, 'Lekka kurtka na wiatr'],
  ['Lekka kurtka na wiatr', 20, 'Lekka kurtka na…'],
  ['Lekka kurtka na wiatr', 12, 'Lekka…'],
  ['Przeciwwiatrowa', 8, 'Przeciw…'],
])('%s in %i characters', (text, max, shown) => {
  expect(firstWords(text, max)).toBe(shown);
});

it.each([
  ['Kurtka przeciwdeszczowa męska', 'Kurtka prze|ciw|desz|czowa męska'],
  ['przeciwwiatrowa', 'prze|ciw|wiat|rowa'],
  ['Wodoodporność 10 000', 'Wodood|por|ność 10 000'],
  ['Trekkingowe buty', 'Trekkingowe buty'],
  ['przeciwbólow', 'prze|ciw|bó|low'],
])('%s may be broken as %s', (text, broken) => {
  expect(softHyphens(text).replaceAll('\u00AD', '|')).toBe(broken);
});
