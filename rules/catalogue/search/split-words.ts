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

// Letters that do not come apart into a base letter and a mark.
const WHOLE_LETTERS: Record<string, string> = { ł: 'l', ß: 'ss', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe' };

const POLISH_LETTERS: Record<string, string> = {
  ą: 'a',
  ć: 'c',
  ę: 'e',
  ł: 'l',
  ń: 'n',
  ó: 'o',
  ś: 's',
  ź: 'z',
  ż: 'z',
};

/** Lower case without diacritics: `Żółty` becomes `zolty` (X.25). */
export function plainText(text: string): string {
  const lower = text.toLowerCase();
  // Nearly every text is Polish; taking letters apart by the rules of Unicode costs ten times as much.
  const polish = lower.replace(/[ąćęłńóśźż]/g, (letter) => POLISH_LETTERS[letter] ?? letter);
  if (/^[ -~]*$/.test(polish)) return polish;
  return lower
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[łßøđæœ]/g, (letter) => WHOLE_LETTERS[letter] ?? letter);
}

/** What follows them says what a thing is for or has. */
const PREPOSITIONS = new Set([
  ...['w', 'z', 'o', 'u', 'na', 'do', 'dla', 'od', 'ze', 'we', 'po', 'pod'],
  ...['za', 'nad', 'przy', 'przez'],
]);

/** Little words that say nothing about the product, without diacritics. */
const STOP_WORDS = new Set([
  ...PREPOSITIONS,
  ...['i', 'a', 'oraz', 'lub', 'albo', 'czy'],
  ...['sie', 'to', 'ta', 'te', 'ten', 'jest', 'jak', 'jaki', 'jaka', 'jakie', 'moze'],
]);

export function isStopWord(plainWord: string): boolean {
  return STOP_WORDS.has(plainWord);
}

export function isPreposition(plainWord: string): boolean {
  return PREPOSITIONS.has(plainWord);
}
