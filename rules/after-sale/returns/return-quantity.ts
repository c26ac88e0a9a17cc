import { snapQuantity } from '#rules/catalogue/quantity/snap-quantity.ts';
import type { UnitStep } from '#rules/catalogue/quantity/unit-step.ts';

export type ReturnQuantity =
  | { kind: 'ok'; quantity: number }
  /** More was asked for than can be sent back (S5.38). */
  | { kind: 'lowered'; quantity: number; maximum: number };

/** The most that can be sent back of what is free: whole steps of the unit. */
export function mostReturnable(free: number, unit: UnitStep): number {
  return snapQuantity(free, unit, 'down');
}

/** S5.38, S5.39: rounded down to the step, never above what is free. */
export function returnQuantity(wanted: number, free: number, unit: UnitStep): ReturnQuantity {
  const maximum = mostReturnable(free, unit);
  const quantity = snapQuantity(wanted, unit, 'down');
  return quantity > maximum ? { kind: 'lowered', quantity: maximum, maximum } : { kind: 'ok', quantity };
}
