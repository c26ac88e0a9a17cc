import type { UnpaidDays } from '#platform/settings/rules/setting-values.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { isExternal, type PaymentKind } from './payment-kind.ts';

/** Where an order stands, in the order in which a parcel passes them; the last two end it early. */
export const ORDER_STATES = [
  'new',
  'confirmed',
  'packing',
  'sent',
  'ready',
  'delivered',
  'cancelled',
  'returned',
] as const;

export type OrderState = (typeof ORDER_STATES)[number];

const NEXT: Record<OrderState, readonly OrderState[]> = {
  new: ['confirmed', 'packing', 'cancelled'],
  confirmed: ['packing', 'sent', 'cancelled'],
  packing: ['sent', 'ready', 'cancelled'],
  sent: ['ready', 'delivered', 'returned'],
  ready: ['delivered', 'returned'],
  delivered: ['returned'],
  cancelled: [],
  returned: [],
};

/** May an order go from here to there? Staying where it is is no step. */
export function canBecome(from: OrderState, to: OrderState): boolean {
  return NEXT[from].includes(to);
}

/** Where an order may go from here, given how it is delivered: only what somebody fetches is ever ready for it. */
export function nextStates(
  from: OrderState,
  delivery: 'courier' | 'locker' | 'point' | 'pickup' | 'post' | 'none',
): OrderState[] {
  const isFetched = delivery === 'pickup' || delivery === 'locker' || delivery === 'point';
  return ORDER_STATES.filter((to) => canBecome(from, to) && (to !== 'ready' || isFetched));
}

/** Until the parcel is being packed the shopper may still call the order off. */
export function canShopperCancel(state: OrderState): boolean {
  return state === 'new' || state === 'confirmed';
}

/** Nothing is to be paid for it any more; what comes late goes back. */
export function isCalledOff(state: OrderState): boolean {
  return state === 'cancelled' || state === 'returned';
}

/** What a shopper typed as an order number, eight digits; null when it cannot be one. */
export function parseOrderNumber(text: string): string | null {
  const digits = text.replace(/[\s#-]/g, '');
  return /^\d{8}$/.test(digits) ? digits : null;
}

interface UnpaidTerm {
  remindAt: Date;
  endsAt: Date;
  /** How long a reminder must have been with the shopper before the order is released. */
  noticeMs: number;
}

const NOTICE_DAYS = 2;

/** When an order that is to be paid in advance is reminded of, and when it is released (X.42); null when never. */
export function unpaidTerm(placedAt: Date, kind: PaymentKind | null, days: UnpaidDays): UnpaidTerm | null {
  const waits = kind !== null && isExternal(kind) ? days.online : days.transfer;
  if (waits <= 0) return null;
  const noticeMs = Math.min(NOTICE_DAYS, waits / 2) * DAY_MS;
  const endsAt = new Date(placedAt.getTime() + waits * DAY_MS);
  return { endsAt, remindAt: new Date(endsAt.getTime() - noticeMs), noticeMs };
}

/** What is to be done now. Nobody is released without having been reminded, however long the shop stood still. */
export function judgeUnpaid(term: UnpaidTerm, remindedAt: Date | null, now: Date): 'wait' | 'remind' | 'release' {
  if (remindedAt === null) return now >= term.remindAt ? 'remind' : 'wait';
  const fairEnd = Math.max(term.endsAt.getTime(), remindedAt.getTime() + term.noticeMs);
  return now.getTime() >= fairEnd ? 'release' : 'wait';
}
