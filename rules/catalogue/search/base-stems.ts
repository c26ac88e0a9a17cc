import { stemWord } from './stem-word.ts';

/** Locatives soften the consonant the other forms end with: kurtce is of kurtka, namiocie of namiot. */
const SOFTENED: readonly [RegExp, string][] = [
  [/dzie$/, 'd'],
  [/cie$/, 't'],
  [/dze$/, 'g'],
  [/rze$/, 'r'],
  [/([bdfghjklmnprstwz])ce$/, '$1k'],
];

/** Stems of pet names, and what they are pet names of: kurteczk of kurtk, plecaczk of plecak, kocyk of koc, bucik of but. */
const PET_NAMES: readonly [RegExp, string][] = [
  [/(?:ecz|usz)k$/, 'k'],
  [/([aiou])czk$/, '$1k'],
  [/iczk$/, 'ic'],
  [/c[iy]k$/, 't'],
  [/[iy]k$/, ''],
  [/(.{3}[bcdfghjlmnprstwz])k$/, '$1'],
];

const SHORTEST = 3;

/**
 * Stems a word may come from that is found under none of its own. They are guesses, so only a word that nothing is found
 * by is looked up under them. Takes a word without diacritics.
 */
export function baseStems(plainWord: string): string[] {
  if (/\d/.test(plainWord)) return [];
  const own = stemWord(plainWord);
  const guesses = [
    ...SOFTENED.filter(([ending]) => ending.test(plainWord)).map(([ending, hard]) => plainWord.replace(ending, hard)),
    ...PET_NAMES.filter(([ending]) => ending.test(own)).map(([ending, base]) => own.replace(ending, base)),
  ].map(stemWord);
  return [...new Set(guesses)].filter((stem) => stem.length >= SHORTEST && stem !== own);
}
