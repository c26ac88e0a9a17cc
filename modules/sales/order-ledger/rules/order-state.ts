import type { UnpaidDays } from '#platform/settings/rules/setting-values.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { isExternal, type PaymentKind } from './payment-kind.ts';

/** In the sequence of a parcel; the last two end an order early. */
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

/** The same state again is not a step. */
export function canBecome(from: OrderState, to: OrderState): boolean {
  return NEXT[from].includes(to);
}

/** Next states; `ready` is for pickup only. */
export function nextStates(
  from: OrderState,
  delivery: 'courier' | 'locker' | 'point' | 'pickup' | 'post' | 'none',
): OrderState[] {
  const isFetched = delivery === 'pickup' || delivery === 'locker' || delivery === 'point';
  return ORDER_STATES.filter((to) => canBecome(from, to) && (to !== 'ready' || isFetched));
}

/** The customer may cancel until the parcel is packed. */
export function canShopperCancel(state: OrderState): boolean {
  return state === 'new' || state === 'confirmed';
}

export function isCalledOff(state: OrderState): boolean {
  return state === 'cancelled' || state === 'returned';
}

export function parseOrderNumber(text: string): string | null {
  const digits = text.replace(/[\s#-]/g, '');
  return /^\d{8}$/.test(digits) ? digits : null;
}

interface UnpaidTerm {
  remindAt: Date;
  endsAt: Date;
  /** Minimum time between the reminder and the cancellation. */
  noticeMs: number;
}

const NOTICE_DAYS = 2;

export function unpaidTerm(placedAt: Date, kind: PaymentKind | null, days: UnpaidDays): UnpaidTerm | null {
  const waits = kind !== null && isExternal(kind) ? days.online : days.transfer;
  if (waits <= 0) return null;
  const noticeMs = Math.min(NOTICE_DAYS, waits / 2) * DAY_MS;
  const endsAt = new Date(placedAt.getTime() + waits * DAY_MS);
  return { endsAt, remindAt: new Date(endsAt.getTime() - noticeMs), noticeMs };
}

/** No order is released without a reminder, however long the job did not run. */
export function judgeUnpaid(term: UnpaidTerm, remindedAt: Date | null, now: Date): 'wait' | 'remind' | 'release' {
  if (remindedAt === null) return now >= term.remindAt ? 'remind' : 'wait';
  const fairEnd = Math.max(term.endsAt.getTime(), remindedAt.getTime() + term.noticeMs);
  return now.getTime() >= fairEnd ? 'release' : 'wait';
}
