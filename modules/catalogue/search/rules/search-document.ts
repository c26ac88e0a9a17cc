import { isStopWord, joinThousands, splitWords } from '#platform/text/rules/split-words.ts';
import { stemWord } from './stem-word.ts';

export interface FindableProduct {
  name: string;
  code: string;
  producer: string;
  /** Names of its categories and those above them, a line each. */
  categories: string;
  /** Names of series, traits and the version. */
  other: string;
}

export interface SearchDocument {
  /** Words as written, without diacritics. */
  words: string[];
  /** Words and stems; the word finds what is still being typed, the stem its other forms. */
  terms: string[];
  /** Those the name begins with: they say what the thing is. */
  first: string[];
}

/**
 * A word of the name is kept a second time behind this mark, and the first word of the name, which says what the thing
 * is, a third time: so the index alone answers where a word stands. No word can hold these signs.
 */
export const IN_NAME = '_';
export const FIRST_IN_NAME = '=';
/** A category called after several things does not say which of them a product is: its words stand only behind this mark. */
export const IN_MIXED = '+';
/** What a product says it does without („bez rękawów”) stands a second time behind this mark. */
export const DONE_WITHOUT = '-';
/** Among the stems of descriptions (`describedStems`): it is in the short one or the document, not only in the long one. */
export const IN_SHORT = '!';

export interface Descriptions {
  short: string;
  long: string;
}

/** Everything a product can be found by. */
export function searchDocument(product: FindableProduct): SearchDocument {
  const name = splitWords(product.name);
  const named = [...splitWords(ownName(product.name)), ...joinedWords(product.name)];
  const first = [...name.slice(0, 1), ...joinedWords(product.name.split(' ')[0] ?? '')];
  const { plain, mixed } = categoryWords(product.categories);
  const words = new Set([
    ...name,
    ...named,
    ...sharedWords(product.producer),
    ...codeWords(product.code),
    ...sharedWords(product.other),
    ...plain,
  ]);
  const terms = [
    ...withStems([...words]),
    ...withStems(named).map((term) => IN_NAME + term),
    ...withStems(first).map((term) => FIRST_IN_NAME + term),
    ...withStems(mixed).map((term) => IN_MIXED + term),
    ...deniedStems(`${product.name} ${product.categories}`).map((term) => DONE_WITHOUT + term),
  ];
  return { words: [...new Set([...words, ...mixed])], terms: [...new Set(terms)], first };
}

/** Letters of a description that are read. */
const MAX_DESCRIPTION_LENGTH = 2_000;

/** Stems of everything it can be found by, and of its descriptions; those of the short one a second time, marked. */
export function describedStems({ words }: SearchDocument, { short, long }: Descriptions): string[] {
  const first = stemsOf([...words, ...affirmedWords(short)]);
  const stems = [...first, ...stemsOf(affirmedWords(long)), ...first.map((stem) => IN_SHORT + stem)];
  return [...new Set(stems)];
}

function stemsOf(words: readonly string[]): string[] {
  return words.filter((word) => !isStopWord(word)).map(knownStem);
}

/** Without what it says the product does not have: „bez zapachu” is nothing for „zapach”. */
function affirmedWords(description: string): string[] {
  const words = splitWords(description.slice(0, MAX_DESCRIPTION_LENGTH));
  return words.filter((word, place) => word !== 'bez' && words[place - 1] !== 'bez');
}

/** The name without what the thing is for: „Wstążka do prezentów” is called a ribbon and no present. */
function ownName(name: string): string {
  return name.replace(/(?<=\p{L}) (?:do|na|dla|od) \p{L}+/giu, '');
}

function withStems(words: readonly string[]): string[] {
  return words.flatMap((word) => (isStopWord(word) ? [] : [word, knownStem(word)]));
}

function deniedStems(text: string): string[] {
  const denials = / bez /i.test(text) || /^bez /im.test(text) ? text.matchAll(/(?<!\p{L})bez (\p{L}+)/giu) : [];
  return [...denials].flatMap(([, word = '']) => splitWords(word).map(knownStem));
}

const MAX_KNOWN = 50_000;

/** A catalogue is made of few different words: each is taken apart once. */
const knownStem = remembered(stemWord);

/** Of a text that many products have: the producer, series and traits. */
const sharedWords = remembered((text) => [...splitWords(text), ...joinedWords(text)]);

/** `Narty i sanki`, `Koce, poduszki`. */
const MIXED = /,| (?:i|oraz|lub) /;

const categoryWords = remembered((lines) => {
  const names = lines.split('\n');
  const wordsOf = (some: string[]) => some.flatMap((name) => [...splitWords(name), ...joinedWords(name)]);
  return {
    plain: wordsOf(names.filter((name) => !MIXED.test(name))),
    mixed: wordsOf(names.filter((name) => MIXED.test(name))),
  };
});

function remembered<Result>(compute: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    if (known.size === MAX_KNOWN) known.clear();
    const result = compute(text);
    known.set(text, result);
    return result;
  };
}

/** `T-shirt` is also found as `tshirt`, `45 l` as `45l`, and `10 000 mAh` as `10000mah`. */
function joinedWords(text: string): string[] {
  if (!/[-\d]/.test(text)) return [];
  const joints = joinThousands(text).match(/(?<!\p{L})\p{L}+-\p{L}+|(?<![\d,.])\d+ \p{L}{1,3}(?!\p{L})/gu) ?? [];
  return joints.map((joint) => splitWords(joint).join(''));
}

/** `KUB-001` is found by its parts and as `kub001`. */
function codeWords(code: string): string[] {
  const parts = splitWords(code);
  return parts.length > 1 ? [...parts, parts.join('')] : parts;
}
