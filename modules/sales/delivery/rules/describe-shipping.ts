import { parseMinutes, warsawTime, writeMinutes } from '#platform/time/rules/day.ts';
import { describeTerm, type TermPromise } from './shipping-term.ts';
import type { ShippingTime } from './shipping-time.ts';

/** What the shipping text says; texts/ has the words. */
export type ShippingPromise =
  | { kind: 'unknown' }
  | { kind: 'order_by'; time: string }
  | { kind: 'today' }
  | { kind: 'tomorrow'; weekDay: number }
  | { kind: 'weekday'; weekDay: number }
  | { kind: 'date'; weekDay: number; day: number; month: number }
  | { kind: 'days'; days: number }
  | TermPromise;

/** S9.25 */
export const HOURS_BEFORE_ORDER = 3;
/** S9.26 */
export const MAX_DAYS_NOT_COUNTED = 29;

interface ShippingQuestion {
  /** How long the shop needs for this size. */
  size: { shipDays: number; shipHours: number };
  /** What the shop answered for an order placed now; null before it answered. */
  time: ShippingTime | null;
  now: Date;
  hoursBeforeOrder?: number;
}

/**
 * What the shopper reads of the shipping time, by every rule of the specification (S4.12–S4.18). A page cached for
 * everybody knows no clock: until the shop has answered it tells the term, afterwards the day.
 */
export function describeShipping({ size, time, now, hoursBeforeOrder }: ShippingQuestion): ShippingPromise {
  return time ? describeTime(time, now, hoursBeforeOrder) : describeTerm(size);
}

function describeTime(time: ShippingTime, now: Date, hoursBeforeOrder = HOURS_BEFORE_ORDER): ShippingPromise {
  if (time.unknownTime) return { kind: 'unknown' };
  const deadline = parseMinutes(time.todayShipmentDeadline);
  if (deadline !== null && deadline > warsawTime(now).minutes + hoursBeforeOrder * 60) {
    return { kind: 'order_by', time: writeMinutes(deadline) };
  }
  if (time.today) return { kind: 'today' };
  const { days, hours, minutes, weekDay } = time;
  if (days === 0 || (days === 1 && hours === 0 && minutes === 0)) return { kind: 'tomorrow', weekDay };
  if (days > MAX_DAYS_NOT_COUNTED) return { kind: 'days', days };
  const [, month, day] = /^\d{4}-(\d{2})-(\d{2})/.exec(time.time) ?? [];
  if (time.weekAmount > 0 && month && day) return { kind: 'date', weekDay, day: Number(day), month: Number(month) };
  return { kind: 'weekday', weekDay };
}
