// Letters that do not come apart into a base letter and a mark.
const WHOLE_CHARACTERS: Record<string, string> = { ł: 'l', ß: 'ss', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe' };

const POLISH_CHARACTERS: Record<string, string> = {
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
  const polish = lower.replace(/[ąćęłńóśźż]/g, (letter) => POLISH_CHARACTERS[letter] ?? letter);
  if (/^[ -~]*$/.test(polish)) return polish;
  return lower
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[łßøđæœ]/g, (letter) => WHOLE_CHARACTERS[letter] ?? letter);
}
