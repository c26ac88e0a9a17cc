import { expect, it } from 'vitest';
import { readSearchText } from './read-search-text.ts';

const words = (text: string) => readSearchText(text).map(({ word }) => word);

it('X.25 takes words without diacritics, each once and no little ones', () => {
  expect(words('Kubek na ŻÓŁTĄ kawę, kubek!')).toEqual(['kubek', 'zolta', 'kawe']);
});

it('keeps little words when there is nothing else', () => {
  expect(words('do')).toEqual(['do']);
});

it('reads at most eight words and finds none in signs', () => {
  expect(words('a1 a2 a3 a4 a5 a6 a7 a8 a9')).toHaveLength(8);
  expect(words(" '&|!:* \u0000")).toEqual([]);
});

it('reads only the beginning of a long text, and of a long word', () => {
  expect(words('a'.repeat(100_000))).toEqual(['a'.repeat(40)]);
  expect(words(`${'a-'.repeat(50_000)} kubek`)).toEqual(['a']);
  expect(words(`${'a1-'.repeat(50_000)} kubek`)).toEqual(['a1']);
});

it('a piece of a code that other codes may share is vague', () => {
  const vague = (text: string) => readSearchText(text).flatMap((word) => (word.vague ? [word.word] : []));
  expect(vague('plecak POL-00030-ZZ')).toEqual(['pol', 'zz']);
  expect(vague('pol 00030')).toEqual(['pol']);
  expect(vague('T-shirt, mapa 2026')).toEqual([]);
});
