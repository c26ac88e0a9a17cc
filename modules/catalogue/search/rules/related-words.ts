import { isStopWord, splitWords } from '#platform/text/rules/split-words.ts';
import { EVERYDAY_WORDS, FILLERS, OTHER_NAMES, OTHER_SHOPS, SAME_WORDS, WIDER_WORDS } from './dictionary.ts';
import { stemWord } from './stem-word.ts';

export interface OtherName {
  shown: string;
  stems: readonly [string, ...string[]];
}

export function phraseStems(phrase: string): string[] {
  return splitWords(phrase)
    .filter((word) => !isStopWord(word))
    .map(stemWord);
}

const stemsOf = (words: string) => [...new Set(splitWords(words).map(stemWord))];

const related = new Map<string, string[]>();
for (const stems of SAME_WORDS.map(stemsOf)) {
  for (const stem of stems)
    related.set(stem, [...(related.get(stem) ?? []), ...stems.filter((other) => other !== stem)]);
}
for (const [word, wider] of Object.entries(WIDER_WORDS)) {
  for (const stem of [stemWord(splitWords(word)[0] ?? ''), ...relatedStems(stemWord(splitWords(word)[0] ?? ''))]) {
    related.set(stem, [...(related.get(stem) ?? []), ...stemsOf(wider)]);
  }
}

/** By the stems of the word or phrase, separated by spaces. */
const otherNamesByStems = new Map(
  Object.entries(OTHER_NAMES).map(([words, names]) => [
    phraseStems(words).join(' '),
    names.split(',').flatMap((name): OtherName[] => {
      const [first, ...rest] = phraseStems(name);
      return first === undefined ? [] : [{ shown: name.trim(), stems: [first, ...rest] }];
    }),
  ]),
);

const ofOtherShops = new Set(stemsOf(OTHER_SHOPS));
const everyday = new Set([...stemsOf(EVERYDAY_WORDS), ...ofOtherShops]);
const fillers = new Set(stemsOf(FILLERS));

export function relatedStems(stem: string): string[] {
  return [...new Set(related.get(stem) ?? [])];
}

export function otherNames(stems: readonly string[]): OtherName[] {
  return otherNamesByStems.get(stems.join(' ')) ?? [];
}

export function isEveryday(stem: string): boolean {
  return everyday.has(stem) || otherNamesByStems.has(stem);
}

export function isOfOtherShops(stem: string): boolean {
  return ofOtherShops.has(stem);
}

export function isFiller(stem: string): boolean {
  return fillers.has(stem);
}
