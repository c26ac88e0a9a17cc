import type { Grosze } from '#rules/platform/money/grosze.ts';
import type { RefundWay } from './refund-way.ts';
import type { ReturnMethod } from './return-method.ts';
import type { ReturnState } from './return-state.ts';

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
export interface ReturnHead {
  id: number;
  code: string;
  orderNumber: string;
  state: ReturnState;
  amount: Grosze;
  updatedAt: Date;
}
