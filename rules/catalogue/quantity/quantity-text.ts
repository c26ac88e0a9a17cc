const WRITTEN = /^([+-]?)(\d*)(?:[.,](\d*))?$/;

/** Reads what a shopper typed, with a comma or a dot; null when it is no number. */
export function parseQuantity(text: string): number | null {
  const bare = text.replace(/\s/g, '');
  const [, sign, whole = '', decimals = ''] = WRITTEN.exec(bare) ?? [];
  if (sign === undefined || whole + decimals === '') return null;
  return Number(`${sign}${whole || '0'}.${decimals || '0'}`);
}

/** A quantity as a shopper reads it: `2`, `1,5`, `1 000`. */
export function formatQuantity(quantity: number): string {
  const [whole = '0', decimals] = String(quantity).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0');
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}
