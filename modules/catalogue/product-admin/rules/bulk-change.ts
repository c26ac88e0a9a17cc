import { divideRounded, type Grosze } from '#platform/money/rules/grosze.ts';
import { parseZloty } from '#platform/money/rules/parse-zloty.ts';

export const BULK_KINDS = [
  'price-percent',
  'price-amount',
  'price-set',
  'category',
  'visible',
  'sell',
  'new',
  'bestseller',
] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

export const BULK_STATES = ['running', 'done', 'undoing', 'undone'] as const;
export type BulkState = (typeof BULK_STATES)[number];

/** To whole grosze, to ten grosze, to whole złote, or to …,99. */
export const ROUNDINGS = ['none', 'tenth', 'whole', 'ninety-nine'] as const;
export type Rounding = (typeof ROUNDINGS)[number];

export interface BulkChange {
  kind: BulkKind;
  /** As typed: a percentage or an amount with its sign, a price, the number of a category, `1` or `0`. */
  value: string;
  rounding: Rounding;
}

/** The new price; null when it would not be positive. */
export type PriceRule = (price: Grosze) => Grosze | null;

const PERCENT = /^([+-]?)(\d{1,3})(?:[.,](\d))?\s*%?$/;
const HIGHEST = 1_000_000_000;

/** The rule a change of prices follows; null when it is not typed as one. */
export function priceRule({ kind, value, rounding }: BulkChange): PriceRule | null {
  const change = changeOf(kind, value.trim());
  if (!change) return null;
  return (price) => {
    const next = round(change(price), rounding);
    return next > 0 && next <= HIGHEST ? next : null;
  };
}

function changeOf(kind: BulkKind, value: string): ((price: Grosze) => Grosze) | null {
  if (kind === 'price-percent') {
    const [, sign, whole, tenth = '0'] = PERCENT.exec(value) ?? [];
    if (whole === undefined) return null;
    const permille = (Number(whole) * 10 + Number(tenth)) * (sign === '-' ? -1 : 1);
    return permille <= -1000 || permille === 0 ? null : (price) => divideRounded(price * (1000 + permille), 1000);
  }
  const amount = parseZloty(value.replace(/^[+-]\s*/, ''));
  if (amount === null || amount === 0) return null;
  if (kind === 'price-set') return /^[+-]/.test(value) ? null : () => amount;
  if (kind === 'price-amount') return (price) => price + (value.startsWith('-') ? -amount : amount);
  return null;
}

function round(price: Grosze, rounding: Rounding): Grosze {
  if (rounding === 'tenth') return Math.round(price / 10) * 10;
  if (rounding === 'whole') return Math.round(price / 100) * 100;
  if (rounding === 'ninety-nine') return Math.max(99, Math.round((price - 99) / 100) * 100 + 99);
  return price;
}

export const isPriceKind = (kind: BulkKind): boolean => kind.startsWith('price-');

/** Is it typed so that it can be done? Whether a category is there the shop knows. */
export function isSound(change: BulkChange): boolean {
  if (isPriceKind(change.kind)) return priceRule(change) !== null;
  return change.kind === 'category'
    ? /^[1-9]\d{0,8}$/.test(change.value)
    : change.value === '1' || change.value === '0';
}
