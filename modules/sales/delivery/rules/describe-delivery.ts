import { addDays, daysBetween, warsawDay, weekDayOf } from '#platform/time/rules/day.ts';
import { addWorkingDays, type ClosedDays, WORKING_WEEK } from '#platform/time/rules/working-days.ts';
import type { ShippingTime } from './shipping-time.ts';

/** The delivery day that the shipping window shows. */
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

/** Among several deliveries every day has its date; today and tomorrow need none. */
export function describeDeliveryInline(moment: DeliveryMoment, now: Date): DeliveryPromise {
  const promise = describeDelivery(moment, now);
  return promise.kind === 'weekday' ? dated(moment, now) : promise;
}

function dated({ days, weekDay }: DeliveryMoment, now: Date): DeliveryPromise {
  const [, month, day] = addDays(warsawDay(now), days).split('-');
  return { kind: 'date', weekDay, day: Number(day), month: Number(month) };
}

/** When a parcel is delivered, counted from now (S3.36). */
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
  /** Delivery days of the courier; Monday to Friday by default. */
  weekdays?: readonly number[];
  now: Date;
  closedDays?: ClosedDays;
}

/**
 * The delivery day: so many delivery days of the courier after dispatch, and no holiday. Null when unknown or beyond 100 days
 * (S9.41).
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
