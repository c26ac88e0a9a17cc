/** Without diacritics, longest first; `uw` is a frequent misspelling of `ów`. */
const ENDINGS = [
  ...['iego', 'iemu', 'iami', 'iach', 'iowi', 'iowe'],
  ...['ego', 'emu', 'ymi', 'imi', 'ami', 'ach', 'ych', 'ich', 'owi', 'iej', 'iem', 'iow', 'iom'],
  ...['om', 'ow', 'uw', 'em', 'ej', 'ym', 'im', 'ia', 'ie', 'iu', 'io'],
  ...['a', 'e', 'i', 'o', 'u', 'y'],
];

const MIN_STEM_LENGTH = 3;
const MIN_LENGTH_WITH_FLEETING_E = 5;

/**
 * The shared part of a word's forms (X.27): kubek, kubki and kubków give `kubk`; but, buty and butów give `but`. Two
 * rounds, because `systemy` becomes `system`, which looks like an instrumental; the fleeting e is dropped last, so
 * that kubek equals kubk-i.
 */
export function stemWord(plainWord: string): string {
  if (/\d/.test(plainWord)) return plainWord;
  return dropFleetingE(dropEnding(dropEnding(plainWord)));
}

function dropEnding(word: string): string {
  const ending = ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= MIN_STEM_LENGTH);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

function dropFleetingE(stem: string): string {
  if (stem.length < MIN_LENGTH_WITH_FLEETING_E) return stem;
  return stem.replace(/([bcdfghjklmnprstvwxz])i?e([bcdfghjklmnprstvwxz])$/, '$1$2');
}

/** Softened locatives: kurtce of kurtka, namiocie of namiot. */
const SOFTENED: readonly [RegExp, string][] = [
  [/dzie$/, 'd'],
  [/cie$/, 't'],
  [/dze$/, 'g'],
  [/rze$/, 'r'],
  [/([bdfghjklmnprstwz])ce$/, '$1k'],
];

/** Adjectives of nouns: zapachowa of zapach. */
const OF_NOUN: readonly [RegExp, string][] = [[/ow(?:[aeiy]|ej|ego|emu|ych|ym|ymi)$/, '']];

/** Derived words: wędkarz of wędka, biwakowanie of biwak. */
const DERIVED: readonly [RegExp, string][] = [
  [/arz$/, ''],
  [/owan$/, ''],
];

/** Diminutives: kurteczk of kurtk, plecaczk of plecak, kocyk of koc, bucik of but. */
const PET_NAMES: readonly [RegExp, string][] = [
  [/(?:ecz|usz)k$/, 'k'],
  [/([aiou])czk$/, '$1k'],
  [/iczk$/, 'ic'],
  [/c[iy]k$/, 't'],
  [/[iy]k$/, ''],
  [/(.{3}[bcdfghjlmnprstwz])k$/, '$1'],
];

const MIN_LENGTH = 3;

/**
 * Possible base stems. They are guesses, so they are used only for a word that nothing was found by. Expects a word
 * without diacritics.
 */
export function baseStems(plainWord: string): string[] {
  if (/\d/.test(plainWord)) return [];
  const own = stemWord(plainWord);
  const guesses = [
    ...[...SOFTENED, ...OF_NOUN]
      .filter(([ending]) => ending.test(plainWord))
      .map(([ending, hard]) => plainWord.replace(ending, hard)),
    ...[...DERIVED, ...PET_NAMES]
      .filter(([ending]) => ending.test(own))
      .map(([ending, base]) => own.replace(ending, base)),
  ].map(stemWord);
  return [...new Set(guesses)].filter((stem) => stem.length >= MIN_LENGTH && stem !== own);
}
