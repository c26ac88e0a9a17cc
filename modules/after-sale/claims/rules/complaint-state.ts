import type { Grosze } from '#platform/money/rules/grosze.ts';

/** The last three are final. */
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

export const COMPLAINT_EVENTS = [...COMPLAINT_STATES, 'refunded', 'shipped'] as const;

type ComplaintEventKind = (typeof COMPLAINT_EVENTS)[number];

export interface ComplaintEvent {
  at: Date;
  kind: ComplaintEventKind;
  details: { amount?: Grosze /** Of the money that went. */; refundId?: number; trackingNumber?: string };
}

/** Contract 3.6. */
export const COMPLAINT_METHODS = ['exchange', 'repair', 'price-reduction', 'withdrawal'] as const;

export type ComplaintMethod = (typeof COMPLAINT_METHODS)[number];

/** Key in the browser's storage until the complaint has the method (contract 1.5, S7.59). */
export const METHOD_KEY = 'complaint_method';

export function isComplaintMethod(text: string | null): text is ComplaintMethod {
  return COMPLAINT_METHODS.some((method) => method === text);
}

/** `R` and digits; old numbers have six. */
export function parseComplaintNumber(text: string): string | null {
  const bare = text.replace(/[\s#-]/g, '').toUpperCase();
  return /^R\d{6,10}$/.test(bare) ? bare : null;
}
