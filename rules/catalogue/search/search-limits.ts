import type { Grosze } from '#rules/platform/money/grosze.ts';
import { plainText } from '#rules/platform/text/plain-text.ts';
import { splitWords } from './split-words.ts';

/** S9.43: the shop may set another minimum. */
export const SEARCH_MINIMUM = 2;
/** S9.44 */
export const SUGGESTED_PRODUCTS = 6;
/** S9.45, milliseconds after typing stops. */
export const SEARCH_PAUSE = 500;
/** Letters of a text that are read; nobody types more, and whoever sends more does not search. */
export const LONGEST_SEARCH = 200;

/** Is there enough text to search for? */
export function isSearchable(text: string, minimum: number = SEARCH_MINIMUM): boolean {
  return [...text.trim()].length >= minimum;
}

/** Limits a text sets besides its words. */
export interface SearchBounds {
  from: Grosze | null;
  to: Grosze | null;
  /** `xl`, `42`, `3941`: small letters and digits alone (`sizeKey`). */
  sizes: string[];
  /** „tani”, „najtańszy”: the cheapest first. */
  cheapest: boolean;
}

export const NO_BOUNDS: SearchBounds = { from: null, to: null, sizes: [], cheapest: false };

export function isBounded({ from, to, sizes, cheapest }: SearchBounds): boolean {
  return from !== null || to !== null || sizes.length > 0 || cheapest;
}

const SHORTEST = 3;
const LONGEST = 60;
/** No more than a search looks for. */
const MOST_WORDS = 6;
/** Words with figures and the signs product names have; addresses and the like are no searches. */
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{N} ,.'/-]*$/u;

/** A search as it is counted and offered to others; null when it is nothing to offer. */
export function popularQueryText(text: string): string | null {
  const plain = text.trim().replace(/\s+/g, ' ').toLocaleLowerCase('pl');
  const fits = plain.length >= SHORTEST && plain.length <= LONGEST && splitWords(plain).length <= MOST_WORDS;
  return fits && PLAIN.test(plain) ? plain : null;
}

const MOST_RECENT = 5;

/** The newest first, each once whatever its letters look like. */
export function addRecent(recent: readonly string[], text: string): string[] {
  return [text.trim(), ...withoutRecent(recent, text)].slice(0, MOST_RECENT);
}

export function withoutRecent(recent: readonly string[], text: string): string[] {
  const plain = plainText(text.trim());
  return recent.filter((other) => plainText(other) !== plain);
}
