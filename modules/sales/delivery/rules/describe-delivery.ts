import { addDays, daysBetween, warsawDay, weekDayOf } from '#platform/time/rules/day.ts';
import { addWorkingDays, type ClosedDays, WORKING_WEEK } from '#platform/time/rules/working-days.ts';
import type { ShippingTime } from './shipping-time.ts';

/** What the shipping window says of the day a parcel is there; texts/ has the words. */
export type DeliveryPromise =
  | { kind: 'today' }
  | { kind: 'tomorrow'; weekDay: number }
  | { kind: 'weekday'; weekDay: number }
  | { kind: 'date'; weekDay: number; day: number; month: number };

/** The date is shown when weeks are added (S4.20); before that the weekday says enough. */
export function describeDelivery(moment: DeliveryMoment, now: Date): DeliveryPromise {
  const { days, weekDay, weekAmount, today } = moment;
  if (today) return { kind: 'today' };
  if (weekAmount > 0) return dated(moment, now);
  return days <= 1 ? { kind: 'tomorrow', weekDay } : { kind: 'weekday', weekDay };
}

/** Of several ways side by side every day has its date, or those without one seem to say less; today and tomorrow need none. */
export function describeDeliveryInline(moment: DeliveryMoment, now: Date): DeliveryPromise {
  const promise = describeDelivery(moment, now);
  return promise.kind === 'weekday' ? dated(moment, now) : promise;
}

function dated({ days, weekDay }: DeliveryMoment, now: Date): DeliveryPromise {
  const [, month, day] = addDays(warsawDay(now), days).split('-');
  return { kind: 'date', weekDay, day: Number(day), month: Number(month) };
}

/** When a parcel is there, counted from now (S3.36). */
export interface DeliveryMoment {
  days: number;
  hours: number;
  minutes: number;
  /** 1 Monday … 7 Sunday. */
  weekDay: number;
  weekAmount: number;
  today: boolean;
}

interface Carriage {
  courierDays: number;
  /** Days of the week on which the courier brings parcels; from Monday to Friday unless it says otherwise. */
  weekdays?: readonly number[];
  now: Date;
  closedDays?: ClosedDays;
}

/**
 * The day the courier brings it: so many of its own days after it was sent, and no holiday. Null when that is unknown or
 * beyond 100 days (S9.41).
 */
export function deliveryMoment(
  shipping: ShippingTime,
  { courierDays, weekdays = WORKING_WEEK, now, closedDays }: Carriage,
): DeliveryMoment | null {
  if (shipping.unknownTime) return null;
  const today = warsawDay(now);
  const day = addWorkingDays(shipping.time.slice(0, 10), courierDays, closedDays, weekdays);
  if (day === null) return null;
  const days = daysBetween(today, day);
  return { days, hours: 0, minutes: 0, weekDay: weekDayOf(day), weekAmount: Math.floor(days / 7), today: days === 0 };
}
