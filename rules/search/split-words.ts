import { plainText } from './plain-text.ts';

const LONGEST_WORD = 40;

/** Words and numbers of a text, lower case without diacritics, in order. */
export function splitWords(text: string): string[] {
  const words = plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => word.slice(0, LONGEST_WORD));
}
