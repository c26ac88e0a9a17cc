import { isCalledOff, type OrderState } from '#modules/sales/order-ledger/rules/order-state.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';

interface Owing {
  /** Paid before it is sent. */
  prepaid: boolean;
  left: Grosze;
  state: OrderState;
}

/** The sum of an expected transfer; null when none is expected. */
export function moneyToCome({ prepaid, left, state }: Owing): Grosze | null {
  return prepaid && left > 0 && !isCalledOff(state) ? left : null;
}

/** The part of the refund that no provider can send: the owner pays it at the bank. */
export function payBackByHand(payBack: Grosze, refundable: Grosze): Grosze {
  return Math.max(0, payBack - refundable);
}

/** The last point may be worth more than the rest. */
export function pointsFor(amount: Grosze, worthOfPoint: Grosze): number {
  return amount <= 0 ? 0 : Math.ceil(amount / worthOfPoint);
}

export function paidByPoints(points: number, amount: Grosze, worthOfPoint: Grosze): Grosze {
  return Math.max(0, Math.min(amount, Math.floor(points) * worthOfPoint));
}
