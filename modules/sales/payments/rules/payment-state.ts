/** S4.37 */
export const PAYMENT_STATES = ['chosen', 'cancelled', 'accepted', 'refunded', 'error', 'restart'] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Rank of the states: late money outweighs failures, a refund outweighs both. */
const WAY: readonly PaymentState[] = ['chosen', 'restart', 'error', 'cancelled', 'accepted', 'refunded'];

/** Payments only move forward, so the most advanced webhook wins in any sequence of arrival. */
export function paymentMoves(from: PaymentState, to: PaymentState): boolean {
  return WAY.indexOf(to) > WAY.indexOf(from);
}
