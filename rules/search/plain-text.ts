// Letters that do not come apart into a base letter and a mark.
const WHOLE_LETTERS: Record<string, string> = { ł: 'l', ß: 'ss', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe' };

/** Lower case without diacritics: `Żółty` becomes `zolty` (X.25). */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[łßøđæœ]/g, (letter) => WHOLE_LETTERS[letter] ?? letter);
}
