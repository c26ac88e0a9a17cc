import type { ReturnPlace } from '#modules/after-sale/claims/rules/return-method.ts';
import type { ReturnState } from '#modules/after-sale/claims/rules/return-state.ts';
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
  withdrawalCode: string | null;
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

/** When the goods came; handed over and looked at at once, they came then. */
export function whenGoodsCame(events: readonly Pick<ReturnView['events'][number], 'at' | 'kind'>[]): Date | null {
  return events.find(({ kind }) => kind === 'received' || kind === 'accepted')?.at ?? null;
}

/** Did the shop send something of it back to the shopper? */
export function isPartlyAccepted(lines: readonly Pick<ReturnLineView, 'quantity' | 'accepted'>[]): boolean {
  return lines.some(({ quantity, accepted }) => accepted !== null && accepted < quantity);
}
