/** The four shapes a Polish noun takes after a number: 1 sztuka, 2 sztuki, 5 sztuk, 1,5 sztuki. */
export interface PluralForms {
  one: string;
  few: string;
  many: string;
  fraction: string;
}

export function pluralForm(count: number): keyof PluralForms {
  const size = Math.abs(count);
  if (!Number.isInteger(size)) return 'fraction';
  if (size === 1) return 'one';
  const ones = size % 10;
  const tens = Math.floor(size / 10) % 10;
  return ones >= 2 && ones <= 4 && tens !== 1 ? 'few' : 'many';
}

/** Without a form for decimals the genitive singular usually equals `few` (1,5 sztuki, 1,5 pary). */
export function plural(count: number, forms: Omit<PluralForms, 'fraction'> & { fraction?: string }): string {
  const form = pluralForm(count);
  return form === 'fraction' ? (forms.fraction ?? forms.few) : forms[form];
}
