import { expect, it } from 'vitest';
import { isStopWord, splitWords } from '#platform/text/rules/split-words.ts';
import { EVERYDAY_WORDS, FILLERS, OTHER_NAMES, SAME_WORDS, WIDER_WORDS } from './dictionary.ts';
import { isEveryday, isFiller, otherNames, relatedStems } from './related-words.ts';
import { stemWord } from './stem-word.ts';

const stems = (words: string) => splitWords(words).map(stemWord);
const distinguishingStems = (words: string) =>
  splitWords(words)
    .filter((word) => !isStopWord(word))
    .map(stemWord);

it.each(SAME_WORDS)('X.56 each of „%s” finds the others', (line) => {
  const all = new Set(stems(line));
  expect(line.split(' ').length).toBeGreaterThan(1);
  for (const stem of all) {
    const others = [...all].filter((other) => other !== stem);
    expect(relatedStems(stem)).toEqual(expect.arrayContaining(others));
    expect(relatedStems(stem)).not.toContain(stem);
  }
});

it('X.56 the demo’s own lines of words are there', () => {
  expect(SAME_WORDS).not.toHaveLength(0);
});

it.each(Object.entries(WIDER_WORDS))('X.56 „%s” takes in „%s”', (word, wider) => {
  expect(wider).not.toBe('');
  expect(relatedStems(stemWord(splitWords(word)[0] ?? ''))).toEqual(expect.arrayContaining(stems(wider)));
});

it.each(Object.entries(OTHER_NAMES))('X.56 „%s” is sold as „%s”', (words, names) => {
  expect(otherNames(distinguishingStems(words))).toEqual(
    names.split(', ').map((shown) => ({ shown, stems: distinguishingStems(shown) })),
  );
  expect(names.split(', ').every((name) => distinguishingStems(name).length > 0)).toBe(true);
});

it.each(EVERYDAY_WORDS.split(' '))('X.26 „%s” is no slip', (word) => {
  expect(stems(word).every(isEveryday)).toBe(true);
});

it.each(FILLERS.split(' '))('X.56 „%s” does not describe the product', (word) => {
  expect(stems(word).every(isFiller)).toBe(true);
});

it.each(['tata', 'święta', 'wiertarka', 'zamek', 'elektryczny'])('X.26 everybody knows „%s”', (word) => {
  expect(stems(word).every(isEveryday)).toBe(true);
});

it.each(['super', 'chcę', 'online'])('X.56 „%s” is a filler', (word) => {
  expect(stems(word).every(isFiller)).toBe(true);
});
