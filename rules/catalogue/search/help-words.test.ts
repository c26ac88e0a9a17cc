import { expect, it } from 'vitest';
import { asksForHelp, findHelpAddresses, helpWords, isSaidAside } from './help-words.ts';
import { splitWords } from './split-words.ts';
import { stemWord } from './stem-word.ts';

it.each([
  ['zwrot towaru', true],
  ['gdzie jest moja paczka', false],
  ['gdzie moja paczka', true],
  ['reklamacja butów', false],
  ['towar', false],
  ['kurtka', false],
])('X.56 „%s” asks about the shop: %s', (text, asks) => {
  expect(asksForHelp(splitWords(text).map(stemWord))).toBe(asks);
});

it.each([
  ['zwrot towaru', ['/zwroty']],
  ['koszt dostawy', ['/dostawa']],
  ['jak zwrócić', ['/zwroty']],
  ['zwrot kurtki', []],
  ['numer', []],
  ['', []],
])('„%s” leads to %o', (text, addresses) => {
  expect(findHelpAddresses(text)).toEqual(addresses);
});

it.each(Object.entries(helpWords))('X.56 the page %s is found by its words: %s', (address, words) => {
  const leading = splitWords(words).filter((word) => !isSaidAside(stemWord(word)));
  expect(leading).not.toEqual([]);
  for (const word of leading) expect(findHelpAddresses(word)).toContain(address);
  expect(splitWords(words).every((word) => asksForHelp([stemWord(word)]))).toBe(true);
});
