import type { QuantityLimits } from './quantity-limits.ts';
import { snapQuantity } from './snap-quantity.ts';

export type QuantityVerdict =
  | { kind: 'ok'; quantity: number }
  | { kind: 'raised'; quantity: number; minimum: number }
  | { kind: 'lowered'; quantity: number; maximum: number }
  | { kind: 'unavailable'; quantity: 0 };

/** Zero: on the product page the minimum applies, in the basket the line goes away (S5.02). */
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
