import { isDelivered } from '#modules/catalogue/availability/rules/size-status.ts';
import { snapQuantity, type UnitStep } from '#modules/catalogue/availability/rules/snap-quantity.ts';
import type { FirmBar } from '#modules/catalogue/products/rules/withdrawal-bar.ts';
import type { OrderState } from '#modules/sales/order-ledger/rules/order-state.ts';
import { addDays, type Day, warsawDay } from '#platform/time/rules/day.ts';

/** Why something cannot be sent back. */
export type ReturnObstacle = 'not-sent' | 'over' | 'too-late' | 'no-goods' | 'claimed' | FirmBar;

/** The last day on which an order may be sent back; null while it has not arrived. */
export function lastReturnDay(deliveredAt: Date | null, returnDays: number): Day | null {
  return deliveredAt && addDays(warsawDay(deliveredAt), returnDays);
}

interface ReturnableOrder {
  state: OrderState;
  deliveredAt: Date | null;
}

/** Why nothing of an order can be sent back; null when it can. */
export function orderReturnObstacle(
  { state, deliveredAt }: ReturnableOrder,
  { returnDays, now }: { returnDays: number; now: Date },
): 'not-sent' | 'over' | 'too-late' | null {
  if (state === 'cancelled' || state === 'returned') return 'over';
  if (state === 'new' || state === 'confirmed' || state === 'packing') return 'not-sent';
  const last = lastReturnDay(deliveredAt, returnDays);
  return last !== null && warsawDay(now) > last ? 'too-late' : null;
}

interface ReturnableLine {
  bar: FirmBar | null;
  /** Virtual goods and services leave nothing to send. */
  type: string;
  free: number;
}

export function lineReturnObstacle({ bar, type, free }: ReturnableLine): ReturnObstacle | null {
  if (!isDelivered(type)) return 'no-goods';
  if (bar) return bar;
  return free > 0 ? null : 'claimed';
}

type ReturnQuantity =
  | { kind: 'ok'; quantity: number }
  /** More was asked for than can be sent back (S5.38). */
  | { kind: 'lowered'; quantity: number; maximum: number };

/** The most that can be sent back of what is free: whole steps of the unit. */
export function maxReturnable(free: number, unit: UnitStep): number {
  return snapQuantity(free, unit, 'down');
}

/** S5.38, S5.39: rounded down to the step, never above what is free. */
export function returnQuantity(wanted: number, free: number, unit: UnitStep): ReturnQuantity {
  const maximum = maxReturnable(free, unit);
  const quantity = snapQuantity(wanted, unit, 'down');
  return quantity > maximum ? { kind: 'lowered', quantity: maximum, maximum } : { kind: 'ok', quantity };
}
