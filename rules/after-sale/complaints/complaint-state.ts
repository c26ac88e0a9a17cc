/** Where a complaint stands; the last three end it. */
export const COMPLAINT_STATES = [
  'new',
  'considered',
  'waiting',
  'accepted',
  'settled',
  'rejected',
  'cancelled',
] as const;

export type ComplaintState = (typeof COMPLAINT_STATES)[number];

const NEXT: Record<ComplaintState, readonly ComplaintState[]> = {
  new: ['considered', 'waiting', 'accepted', 'rejected', 'cancelled'],
  considered: ['waiting', 'accepted', 'rejected', 'cancelled'],
  waiting: ['considered', 'accepted', 'rejected', 'cancelled'],
  accepted: ['settled'],
  settled: [],
  rejected: [],
  cancelled: [],
};

/** May a complaint go from here to there? Staying where it is is no step. */
export function canComplaintBecome(from: ComplaintState, to: ComplaintState): boolean {
  return NEXT[from].includes(to);
}

/** Until the shop has decided the shopper may take the complaint back (S2.75). */
export function canShopperWithdraw(state: ComplaintState): boolean {
  return canComplaintBecome(state, 'cancelled');
}

/** Nothing is written to a complaint that is over. */
export function isComplaintOver(state: ComplaintState): boolean {
  return NEXT[state].length === 0;
}

/** Pieces of a complaint taken back or turned down may be complained about, or returned, anew. */
export function holdsPieces(state: ComplaintState): boolean {
  return state !== 'rejected' && state !== 'cancelled';
}

/** Money goes back for what the shop has acknowledged. */
export function canRefund(state: ComplaintState): boolean {
  return state === 'accepted' || state === 'settled';
}

/** A parcel leaves once the shop has decided, or the shopper has thought better of it: mended, new, or as it came. */
export function canShip(state: ComplaintState): boolean {
  return !canShopperWithdraw(state);
}
