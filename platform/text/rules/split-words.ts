import { plainText } from '#platform/text/rules/plain-text.ts';

const MAX_WORD_LENGTH = 40;

export function splitWords(text: string): string[] {
  const words = plainText(joinThousands(spellBeige(text))).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => word.slice(0, MAX_WORD_LENGTH));
}

const THOUSANDS =
  /(?<![\p{L}\p{N},.])[1-9]\d{0,2}(?:[ \u00a0\u202f]\d{3}){0,3}[ \u00a0\u202f](?:000(?!\d)|\d{3}(?= ?(?:mah|wh|lm|zł|zl)(?!\p{L})))/giu;

/** `10 000` and `10000` are one number. `140 200` are two, as in the dimensions of a blanket. */
export function joinThousands(text: string): string {
  return text.replace(THOUSANDS, (number) => number.replace(/\D/g, ''));
}

/** „beż” is a colour, „bez” takes something away: without diacritics they would be one word. */
export function spellBeige(text: string): string {
  return text.includes('ż') || text.includes('Ż')
    ? text.replace(/(?<![\p{L}\p{N}])beż(?![\p{L}\p{N}])/giu, 'beżowy')
    : text;
}

/** The words after them name a purpose or a part of the product. */
const PREPOSITIONS = new Set([
  ...['w', 'z', 'o', 'u', 'na', 'do', 'dla', 'od', 'ze', 'we', 'po', 'pod'],
  ...['za', 'nad', 'przy', 'przez'],
]);

/** Little words that say nothing about the product, without diacritics. */
const STOP_WORDS = new Set([
  ...PREPOSITIONS,
  ...['i', 'a', 'oraz', 'lub', 'albo', 'czy'],
  ...['sie', 'to', 'ta', 'te', 'ten', 'jest', 'jak', 'jaki', 'jaka', 'jakie', 'moze'],
  ...['co', 'zeby', 'aby'],
]);

export function isStopWord(plainWord: string): boolean {
  return STOP_WORDS.has(plainWord);
}

export function isPreposition(plainWord: string): boolean {
  return PREPOSITIONS.has(plainWord);
}
