import { isCalledOff, type OrderState } from '#modules/sales/order-ledger/rules/order-state.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';

interface Owing {
  /** Paid before it is sent. */
  prepaid: boolean;
  left: Grosze;
  state: OrderState;
}

/** What a transfer may still bring; null when none is waited for. */
export function moneyToCome({ prepaid, left, state }: Owing): Grosze | null {
  return prepaid && left > 0 && !isCalledOff(state) ? left : null;
}

/** What of the money to be given back no company gives back: the owner pays it at the bank. */
export function payBackByHand(payBack: Grosze, refundable: Grosze): Grosze {
  return Math.max(0, payBack - refundable);
}
