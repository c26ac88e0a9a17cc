/** S4.37: the six states a payment is told in. */
export const PAYMENT_STATES = ['chosen', 'cancelled', 'accepted', 'refunded', 'error', 'restart'] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];

const NEXT: Record<PaymentState, readonly PaymentState[]> = {
  chosen: ['accepted', 'cancelled', 'error', 'restart'],
  // Money that comes after all is taken: the bank has the last word, not the order of its letters.
  restart: ['accepted', 'cancelled', 'error'],
  error: ['accepted', 'cancelled', 'restart'],
  cancelled: ['accepted'],
  accepted: ['refunded'],
  refunded: [],
};

/** Does news from the bank move a payment on? Late and repeated news does not. */
export function paymentMoves(from: PaymentState, to: PaymentState): boolean {
  return NEXT[from].includes(to);
}
