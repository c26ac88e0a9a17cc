import { plainText } from '#platform/text/rules/plain-text.ts';
import { splitWords } from '#platform/text/rules/split-words.ts';

const MIN_LENGTH = 3;
const MAX_LENGTH = 60;
const MAX_WORDS = 6;
/** Addresses and the like are no searches. */
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{N} ,.'/-]*$/u;

/** Null when the text must not be offered to other customers. */
export function popularQueryText(text: string): string | null {
  const plain = text.trim().replace(/\s+/g, ' ').toLocaleLowerCase('pl');
  const fits = plain.length >= MIN_LENGTH && plain.length <= MAX_LENGTH && splitWords(plain).length <= MAX_WORDS;
  return fits && PLAIN.test(plain) ? plain : null;
}

/** Phone numbers, numbers of orders and documents. */
const LONG_NUMBER = /\d(?:[ ./-]?\d){5}/;

/** Null for a text that may identify a person. */
export function countedQueryText(text: string): string | null {
  const plain = popularQueryText(text);
  return plain === null || LONG_NUMBER.test(plain) ? null : plain;
}

const MAX_RECENT = 5;

export function addRecent(recent: readonly string[], text: string): string[] {
  return [text.trim(), ...withoutRecent(recent, text)].slice(0, MAX_RECENT);
}

export function withoutRecent(recent: readonly string[], text: string): string[] {
  const plain = plainText(text.trim());
  return recent.filter((other) => plainText(other) !== plain);
}
