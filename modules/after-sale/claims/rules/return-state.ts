/** Only the customer sees a draft. */
export const RETURN_STATES = ['draft', 'filed', 'received', 'accepted', 'refunded', 'refused', 'cancelled'] as const;

export type ReturnState = (typeof RETURN_STATES)[number];

const NEXT: Record<ReturnState, readonly ReturnState[]> = {
  draft: ['filed', 'cancelled'],
  filed: ['received', 'accepted', 'refused', 'cancelled'],
  received: ['accepted', 'refused'],
  accepted: ['refunded'],
  refunded: [],
  refused: [],
  cancelled: [],
};

export function canReturnBecome(from: ReturnState, to: ReturnState): boolean {
  return NEXT[from].includes(to);
}

export function isReturnOver(state: ReturnState): boolean {
  return NEXT[state].length === 0;
}

/** Until the parcel arrives. */
export function canShopperCallOff(state: ReturnState): boolean {
  return state === 'draft' || state === 'filed';
}

/** Does the return keep its pieces from being claimed again? */
export function holdsPieces(state: ReturnState): boolean {
  return state === 'filed' || state === 'received' || state === 'accepted' || state === 'refunded';
}
