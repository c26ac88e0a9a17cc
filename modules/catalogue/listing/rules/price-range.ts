/** Whole złoty; null without a limit. */
export interface PriceRange {
  from: number | null;
  to: number | null;
}

export const ANY_PRICE: PriceRange = { from: null, to: null };

const MAX_LENGTH = 7;

/** S5.55: digits of a typed or pasted amount; grosze after a comma are dropped. */
export function priceDigits(text: string): string {
  return text
    .replace(/[.,].*/, '')
    .replace(/\D/g, '')
    .slice(0, MAX_LENGTH);
}

/** `from-to`, either side may be missing. Grosze widen the range to whole złoty. */
export function parsePriceRange(text: string): PriceRange {
  const [from = '', to = '', ...more] = text.split('-');
  return more.length > 0 ? ANY_PRICE : { from: parseLimit(from, Math.floor), to: parseLimit(to, Math.ceil) };
}

export function writePriceRange({ from, to }: PriceRange): string {
  return from === null && to === null ? '' : `${from ?? ''}-${to ?? ''}`;
}

/** S5.54 */
export function isPriceRangeWrong({ from, to }: PriceRange): boolean {
  return from !== null && to !== null && from > to;
}

/** A wrong range is no filter. */
export function narrowsPrice(range: PriceRange): boolean {
  return (range.from !== null || range.to !== null) && !isPriceRangeWrong(range);
}

function parseLimit(text: string, round: (amount: number) => number): number | null {
  const [amount, whole = ''] = /^(\d+)(?:[.,]\d{1,2})?$/.exec(text.trim()) ?? [];
  return amount && whole.length <= MAX_LENGTH ? round(Number(amount.replace(',', '.'))) : null;
}
