import { isStopWord, joinThousands, splitWords } from '#platform/text/rules/split-words.ts';
import { stemWord } from './stem-word.ts';

export interface FindableProduct {
  name: string;
  code: string;
  producer: string;
  /** Names of its categories and their parents, one per line. */
  categories: string;
  /** Names of series, traits and version. */
  other: string;
}

export interface SearchDocument {
  /** As written, without diacritics. */
  words: string[];
  /** Words find unfinished typing, stems find other forms. */
  terms: string[];
  /** First words of the name. */
  first: string[];
}

/**
 * Words of the name are stored again with this mark, the first word with the next one, so that the index alone knows
 * the position. No word contains these characters.
 */
export const IN_NAME = '_';
export const FIRST_IN_NAME = '=';
/** A category with several subjects does not say which one a product is: its words are stored only with this mark. */
export const IN_MIXED = '+';
/** „bez rękawów”: stored again with this mark. */
export const DONE_WITHOUT = '-';
/** Among stems of descriptions: also in the short description or the document. */
export const IN_SHORT = '!';

export interface Descriptions {
  short: string;
  long: string;
}

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

/** Characters of a description that are read. */
const MAX_DESCRIPTION_LENGTH = 2_000;

export function describedStems({ words }: SearchDocument, { short, long }: Descriptions): string[] {
  const first = stemsOf([...words, ...affirmedWords(short)]);
  const stems = [...first, ...stemsOf(affirmedWords(long)), ...first.map((stem) => IN_SHORT + stem)];
  return [...new Set(stems)];
}

function stemsOf(words: readonly string[]): string[] {
  return words.filter((word) => !isStopWord(word)).map(knownStem);
}

/** „bez zapachu” does not match „zapach”. */
function affirmedWords(description: string): string[] {
  const words = splitWords(description.slice(0, MAX_DESCRIPTION_LENGTH));
  return words.filter((word, place) => word !== 'bez' && words[place - 1] !== 'bez');
}

/** „Wstążka do prezentów” is a ribbon, not a present. */
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

/** A catalogue has few different words. */
const knownStem = remembered(stemWord);

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
  const results = new Map<string, Result>();
  return (text) => {
    const kept = results.get(text);
    if (kept !== undefined) return kept;
    if (results.size === MAX_KNOWN) results.clear();
    const result = compute(text);
    results.set(text, result);
    return result;
  };
}

/** `T-shirt` is also `tshirt`, `45 l` is `45l`, `10 000 mAh` is `10000mah`. */
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
