import type { QuantityLimits } from './quantity-limits.ts';
import { snapQuantity } from './snap-quantity.ts';

export type QuantityVerdict =
  | { kind: 'ok'; quantity: number }
  | { kind: 'raised'; quantity: number; minimum: number }
  | { kind: 'lowered'; quantity: number; maximum: number }
  | { kind: 'unavailable'; quantity: 0 };

/** What zero means: on the product page the minimum applies, in the basket the line goes away (S5.02). */
export type ZeroMeans = 'minimum' | 'remove';

/** Decides which quantity the shopper gets for the one they asked for (S5.01–S5.06). */
export function checkQuantity(
  wanted: number,
  limits: QuantityLimits,
  zeroMeans: ZeroMeans = 'minimum',
): QuantityVerdict {
  const { unit, min, max } = limits;
  const quantity = snapQuantity(wanted, unit);
  if (quantity === 0 && zeroMeans === 'remove') return { kind: 'ok', quantity: 0 };
  if (max < min) return { kind: 'unavailable', quantity: 0 };
  if (quantity < min) return { kind: 'raised', quantity: min, minimum: min };
  if (quantity > max) return { kind: 'lowered', quantity: max, maximum: max };
  return { kind: 'ok', quantity };
}

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
