import { expect, it } from 'vitest';
import { splitWords } from '#platform/text/rules/split-words.ts';
import { helpWords, isSaidAside, requestsHelp } from './help-words.ts';
import { stemWord } from './stem-word.ts';

it.each([
  ['zwrot towaru', true],
  ['gdzie jest moja paczka', false],
  ['gdzie moja paczka', true],
  ['reklamacja butów', false],
  ['godziny otwarcia', true],
  ['towar', false],
  ['kurtka', false],
])('X.56 „%s” asks about the shop: %s', (text, asks) => {
  expect(requestsHelp(splitWords(text).map(stemWord))).toBe(asks);
});

it.each(Object.entries(helpWords))('X.56 words for the page %s ask about the shop: %s', (_address, words) => {
  const leading = splitWords(words).filter((word) => !isSaidAside(stemWord(word)));
  expect(leading).not.toEqual([]);
  expect(splitWords(words).every((word) => requestsHelp([stemWord(word)]))).toBe(true);
});
