/** Where a return stands; a draft is known to nobody but its shopper. */
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

/** Until the parcel has come the shopper may think better of it. */
export function canShopperCallOff(state: ReturnState): boolean {
  return state === 'draft' || state === 'filed';
}

/** Does the return keep its pieces from being claimed again? */
export function holdsPieces(state: ReturnState): boolean {
  return state === 'filed' || state === 'received' || state === 'accepted' || state === 'refunded';
}
