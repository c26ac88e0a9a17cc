/** Whole złoty; null where the shopper set no limit. */
export interface PriceRange {
  from: number | null;
  to: number | null;
}

export const ANY_PRICE: PriceRange = { from: null, to: null };

const LONGEST = 7;

/** S5.55: what remains of a typed text in a box of the price range. */
export function priceDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, LONGEST);
}

/** `from-to`, either side may be missing; anything but digits is no limit. */
export function parsePriceRange(text: string): PriceRange {
  const [from = '', to = '', ...more] = text.split('-');
  return more.length > 0 ? ANY_PRICE : { from: parseLimit(from), to: parseLimit(to) };
}

export function writePriceRange({ from, to }: PriceRange): string {
  return from === null && to === null ? '' : `${from ?? ''}-${to ?? ''}`;
}

/** S5.54: a range nothing can lie in is not asked for. */
export function isPriceRangeWrong({ from, to }: PriceRange): boolean {
  return from !== null && to !== null && from > to;
}

/** Whether it leaves products out: one range is one filter, a wrong one is none. */
export function narrowsPrice(range: PriceRange): boolean {
  return (range.from !== null || range.to !== null) && !isPriceRangeWrong(range);
}

function parseLimit(text: string): number | null {
  const digits = text.trim();
  return /^\d+$/.test(digits) && digits.length <= LONGEST ? Number(digits) : null;
}
