/** S4.37: the six states a payment is shown in. */
export const PAYMENT_STATES = ['chosen', 'cancelled', 'accepted', 'refunded', 'error', 'restart'] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];

/** How far a payment has come in each state. Money that comes after all outweighs every failure, its return outweighs both. */
const WAY: readonly PaymentState[] = ['chosen', 'restart', 'error', 'cancelled', 'accepted', 'refunded'];

/**
 * Does news from the bank move a payment on? Only forwards: so the furthest news decides, in whatever order webhooks come
 * and however often.
 */
export function paymentMoves(from: PaymentState, to: PaymentState): boolean {
  return WAY.indexOf(to) > WAY.indexOf(from);
}
