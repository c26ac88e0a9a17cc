const WRITTEN = /^([+-]?)(\d*)(?:[.,](\d*))?$/;

/** Reads what a shopper typed, with a comma or a dot; null when it is no number. */
export function parseQuantity(text: string): number | null {
  const bare = text.replace(/\s/g, '');
  const [, sign, whole = '', decimals = ''] = WRITTEN.exec(bare) ?? [];
  if (sign === undefined || whole + decimals === '') return null;
  return Number(`${sign}${whole || '0'}.${decimals || '0'}`);
}

const DIGITS_AND_DOT = /^[\d.]*$/;

/** S5.08: what a quantity field takes of a typed or pasted text, a comma as a dot; null when it takes none of it. */
export function typedQuantity(text: string): string | null {
  const bare = text.replace(/\s/g, '').replaceAll(',', '.');
  return DIGITS_AND_DOT.test(bare) ? bare : null;
}

/** S5.08: a quantity of the basket, which has no sign: with one it is no number, and the line stays as it is. */
export function parseUnsigned(text: string): number | null {
  return typedQuantity(text) === null ? null : parseQuantity(text);
}

/** A quantity as a shopper reads it: `2`, `1,5`, `1 000`. */
export function formatQuantity(quantity: number): string {
  const [whole = '0', decimals] = String(quantity).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3}){1,7}$)/g, '\u00a0');
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}
