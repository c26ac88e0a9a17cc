/** Inflection endings without diacritics, longest first; `uw` is how many spell `ów`. */
const ENDINGS = [
  ...['iego', 'iemu', 'iami', 'iach', 'iowi', 'iowe'],
  ...['ego', 'emu', 'ymi', 'imi', 'ami', 'ach', 'ych', 'ich', 'owi', 'iej', 'iem', 'iow', 'iom'],
  ...['om', 'ow', 'uw', 'em', 'ej', 'ym', 'im', 'ia', 'ie', 'iu', 'io'],
  ...['a', 'e', 'i', 'o', 'u', 'y'],
];

const MIN_STEM_LENGTH = 3;
const MIN_LENGTH_WITH_FLEETING_E = 5;

/**
 * The part of a Polish word that its forms share: kubek, kubki, kubków give `kubk`; but, buty, butów give `but` (X.27).
 * Takes a word without diacritics. Two rounds, because `systemy` first becomes `system`, which itself looks like an
 * instrumental; the fleeting e goes last, so that kubek meets kubk-i and toreb meets torb-a.
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

/** Locatives soften the consonant the other forms end with: kurtce is of kurtka, namiocie of namiot. */
const SOFTENED: readonly [RegExp, string][] = [
  [/dzie$/, 'd'],
  [/cie$/, 't'],
  [/dze$/, 'g'],
  [/rze$/, 'r'],
  [/([bdfghjklmnprstwz])ce$/, '$1k'],
];

/** Adjectives of nouns: zapachowa of zapach. */
const OF_NOUN: readonly [RegExp, string][] = [[/ow(?:[aeiy]|ej|ego|emu|ych|ym|ymi)$/, '']];

/** Stems of words made of another: wędkarz of wędka, biwakowanie of biwak. */
const DERIVED: readonly [RegExp, string][] = [
  [/arz$/, ''],
  [/owan$/, ''],
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

const MIN_LENGTH = 3;

/**
 * Stems a word may come from that is found under none of its own. They are guesses, so only a word that nothing is found
 * by is looked up under them. Takes a word without diacritics.
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
