import type { Amount } from '#modules/sales/order-ledger/rules/order-totals.ts';
import { addDays, type Day } from '#platform/time/rules/day.ts';

export const SUBSCRIPTION_STATES = ['active', 'paused', 'stopped'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** Goods not available, delivery or payment not offered any more, or data or a consent is missing. */
export const MISSED_REASONS = ['goods', 'delivery', 'data'] as const;
export type MissedReason = (typeof MISSED_REASONS)[number];

export interface Renewal {
  state: SubscriptionState;
  /** The day on which the shop places the next order. */
  nextOn: Day;
  /** No further order is placed before the previous one is paid. */
  awaitsPayment: boolean;
  price: Amount;
}

/** The event that the next order awaits: its day, the previous payment, or the delayed job. */
export function nextOrderAwaits({ nextOn, awaitsPayment }: Pick<Renewal, 'nextOn' | 'awaitsPayment'>, today: Day) {
  if (nextOn >= today) return 'day';
  return awaitsPayment ? 'payment' : 'job';
}

/** A line that was bought as a subscription. */
export interface LineSubscription {
  days: number;
  /** Null: paid with points, or ordered before renewals existed. */
  renewal: Renewal | null;
}

export const SUBSCRIPTION_INTENTS = ['pause', 'resume', 'skip', 'stop'] as const;
export type SubscriptionIntent = (typeof SUBSCRIPTION_INTENTS)[number];

export interface SubscriptionChange {
  intent: SubscriptionIntent;
  /** The next day as shown. A skip sent twice skips one parcel. */
  shownNextOn?: string;
}

interface Schedule {
  state: SubscriptionState;
  days: number;
  nextOn: Day;
}

/** The first day of the schedule after both `due` and today: several missed intervals become one order. */
export function nextDue(due: Day, days: number, today: Day): Day {
  let next = addDays(due, days);
  while (next <= today) next = addDays(next, days);
  return next;
}

const ALLOWED: Record<SubscriptionState, readonly SubscriptionIntent[]> = {
  active: ['pause', 'skip', 'stop'],
  paused: ['resume', 'stop'],
  stopped: [],
};

export function allowedIntents(state: SubscriptionState): readonly SubscriptionIntent[] {
  return ALLOWED[state];
}

export function changeSchedule(
  { state, days, nextOn }: Schedule,
  { intent, shownNextOn }: SubscriptionChange,
  today: Day,
): Pick<Schedule, 'state' | 'nextOn'> | null {
  if (!ALLOWED[state].includes(intent)) return null;
  switch (intent) {
    case 'pause':
      return { state: 'paused', nextOn };
    case 'resume':
      // A day that passed meanwhile is not made up for.
      return { state: 'active', nextOn: nextOn > today ? nextOn : nextDue(nextOn, days, today) };
    case 'skip':
      if (shownNextOn !== nextOn) return null;
      return { state: 'active', nextOn: nextDue(nextOn, days, today) };
    case 'stop':
      return { state: 'stopped', nextOn };
  }
}
