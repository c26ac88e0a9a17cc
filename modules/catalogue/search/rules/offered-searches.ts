import { plainText } from '#platform/text/rules/plain-text.ts';
import { splitWords } from '#platform/text/rules/split-words.ts';

const MIN_LENGTH = 3;
const MAX_LENGTH = 60;
/** No more than a search looks for. */
const MAX_WORDS = 6;
/** Words with figures and the signs product names have; addresses and the like are no searches. */
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{N} ,.'/-]*$/u;

/** A search as it is counted and offered to others; null when it is nothing to offer. */
export function popularQueryText(text: string): string | null {
  const plain = text.trim().replace(/\s+/g, ' ').toLocaleLowerCase('pl');
  const fits = plain.length >= MIN_LENGTH && plain.length <= MAX_LENGTH && splitWords(plain).length <= MAX_WORDS;
  return fits && PLAIN.test(plain) ? plain : null;
}

/** Phones, numbers of orders and of documents. */
const LONG_NUMBER = /\d(?:[ ./-]?\d){5}/;

/** A search as the owner reads it in the figures; null for what may name somebody. */
export function countedQueryText(text: string): string | null {
  const plain = popularQueryText(text);
  return plain === null || LONG_NUMBER.test(plain) ? null : plain;
}

const MAX_RECENT = 5;

/** The newest first, each once whatever its letters look like. */
export function addRecent(recent: readonly string[], text: string): string[] {
  return [text.trim(), ...withoutRecent(recent, text)].slice(0, MAX_RECENT);
}

export function withoutRecent(recent: readonly string[], text: string): string[] {
  const plain = plainText(text.trim());
  return recent.filter((other) => plainText(other) !== plain);
}
