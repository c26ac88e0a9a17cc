import { readMinutes, warsawTime, writeMinutes } from '../calendar/warsaw-time.ts';
import type { ShippingTime } from './shipping-time.ts';

/** What the shipping text says; texts/ has the words. */
export type ShippingPromise =
  | { kind: 'unknown' }
  | { kind: 'order_by'; time: string }
  | { kind: 'today' }
  | { kind: 'tomorrow' }
  | { kind: 'weekday'; weekDay: number }
  | { kind: 'date'; weekDay: number; day: number; month: number }
  | { kind: 'days'; days: number };

/** S9.25 */
export const HOURS_BEFORE_ORDER = 3;
/** S9.26 */
export const MOST_DAYS_NOT_COUNTED = 29;

/** Turns a shipping time into what the shopper reads (S4.12–S4.17). */
export function describeShipping(
  time: ShippingTime,
  now: Date,
  hoursBeforeOrder = HOURS_BEFORE_ORDER,
): ShippingPromise {
  if (time.unknownTime) return { kind: 'unknown' };
  const deadline = readMinutes(time.todayShipmentDeadline);
  if (deadline !== null && deadline > warsawTime(now).minutes + hoursBeforeOrder * 60) {
    return { kind: 'order_by', time: writeMinutes(deadline) };
  }
  if (time.today) return { kind: 'today' };
  const { days, hours, minutes, weekDay } = time;
  if (days === 0 || (days === 1 && hours === 0 && minutes === 0)) return { kind: 'tomorrow' };
  if (days > MOST_DAYS_NOT_COUNTED) return { kind: 'days', days };
  const [, month, day] = /^\d{4}-(\d{2})-(\d{2})/.exec(time.time) ?? [];
  if (time.weekAmount > 0 && month && day) return { kind: 'date', weekDay, day: Number(day), month: Number(month) };
  return { kind: 'weekday', weekDay };
}
