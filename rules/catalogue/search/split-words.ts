import { plainText } from './plain-text.ts';

const LONGEST_WORD = 40;

/** Words and numbers of a text, lower case without diacritics, in order. */
export function splitWords(text: string): string[] {
  const words = plainText(spellBeige(text)).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => word.slice(0, LONGEST_WORD));
}

/** „beż” is a colour, „bez” takes something away: without diacritics they would be one word. */
export function spellBeige(text: string): string {
  return text.includes('ż') || text.includes('Ż')
    ? text.replace(/(?<![\p{L}\p{N}])beż(?![\p{L}\p{N}])/giu, 'beżowy')
    : text;
}
