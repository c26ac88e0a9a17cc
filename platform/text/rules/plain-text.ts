// Characters that Unicode does not decompose into a base character and a mark.
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
  // Nearly every text is Polish; Unicode decomposition costs ten times as much.
  const polish = lower.replace(/[ąćęłńóśźż]/g, (character) => POLISH_CHARACTERS[character] ?? character);
  if (/^[ -~]*$/.test(polish)) return polish;
  return lower
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[łßøđæœ]/g, (character) => WHOLE_CHARACTERS[character] ?? character);
}
