import { parseMinutes, warsawTime, writeMinutes } from '#platform/time/rules/day.ts';
import { describeTerm, type TermPromise } from './shipping-term.ts';
import type { ShippingTime } from './shipping-time.ts';

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

interface ShippingFacts {
  size: { shipDays: number; shipHours: number };
  /** For an order placed now; null before the server answered. */
  time: ShippingTime | null;
  now: Date;
  hoursBeforeOrder?: number;
}

/**
 * The shipping time by the rules of the specification (S4.12–S4.18). Cached pages have no clock: they show the term until the
 * server has answered, then the day.
 */
export function describeShipping({ size, time, now, hoursBeforeOrder }: ShippingFacts): ShippingPromise {
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
