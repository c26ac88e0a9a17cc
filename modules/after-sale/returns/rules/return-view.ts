import type { RefundWay } from '#modules/sales/order-ledger/rules/refund-amount.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { ReturnMethod } from '#platform/settings/rules/setting-values.ts';

export interface ReturnLineView {
  lineId: number;
  name: string;
  versionName: string;
  sizeName: string;
  photo: string | null;
  photoTone: string | null;
  unit: string;
  unitPlural: string;
  quantity: number;
  /** How much of it the shop took back; null until it has looked. */
  accepted: number | null;
  /** How much of that is on sale again. */
  restocked: number | null;
  comment: string;
}

/** A shop in which goods may be handed over, as it was when it was chosen. */
export interface ReturnPlace {
  id: number;
  name: string;
  street: string;
  zipcode: string;
  city: string;
  openingHours: string;
}

/** A return, filed or still being filled in. */
export interface ReturnView {
  id: number;
  code: string;
  orderId: number;
  orderNumber: string;
  state: ReturnState;
  withdrawalId: number | null;
  /** When the shopper withdrew from what is sent back; null for a return that no law asks for. */
  withdrawnAt: Date | null;
  reason: string;
  method: ReturnMethod | null;
  parameterConfirmed: boolean;
  delivery: { id: string; name: string; cost: Grosze } | null;
  place: ReturnPlace | null;
  refundWay: RefundWay | null;
  bankAccount: string;
  refundNote: string;
  amount: Grosze;
  reply: string;
  filedAt: Date | null;
  lines: ReturnLineView[];
  photos: { id: number; name: string; originalName: string }[];
  events: { at: Date; kind: ReturnState; note: string }[];
}

/** A return in a list. */
export interface ReturnHead
  extends Pick<
    ReturnView,
    'id' | 'code' | 'orderNumber' | 'state' | 'amount' | 'refundWay' | 'method' | 'withdrawnAt' | 'events'
  > {
  lines: Pick<ReturnLineView, 'name' | 'photo' | 'photoTone'>[];
}

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

/** Nothing more happens to it. */
export function isReturnOver(state: ReturnState): boolean {
  return NEXT[state].length === 0;
}

/** Until the parcel has come the shopper may think better of it. */
export function canShopperCallOff(state: ReturnState): boolean {
  return state === 'draft' || state === 'filed';
}

/** When the goods came; handed over and looked at at once, they came then. */
export function whenGoodsCame(events: readonly Pick<ReturnView['events'][number], 'at' | 'kind'>[]): Date | null {
  return events.find(({ kind }) => kind === 'received' || kind === 'accepted')?.at ?? null;
}

/** Did the shop send something of it back to the shopper? */
export function isPartlyAccepted(lines: readonly Pick<ReturnLineView, 'quantity' | 'accepted'>[]): boolean {
  return lines.some(({ quantity, accepted }) => accepted !== null && accepted < quantity);
}

/** Does the return keep its pieces from being claimed again? */
export function holdsPieces(state: ReturnState): boolean {
  return state === 'filed' || state === 'received' || state === 'accepted' || state === 'refunded';
}
