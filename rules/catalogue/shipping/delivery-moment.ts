import { daysBetween, weekDayOf } from '#rules/platform/calendar/day.ts';
import { warsawTime } from '#rules/platform/calendar/warsaw-time.ts';
import { addWorkingDays, type ClosedDays } from '#rules/platform/calendar/working-days.ts';
import type { ShippingTime } from './shipping-time.ts';

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

/** The day the courier brings it: working days after it was sent. Null when that is unknown or beyond 100 days (S9.41). */
export function deliveryMoment(
  shipping: ShippingTime,
  { courierDays, now, closedDays }: { courierDays: number; now: Date; closedDays?: ClosedDays },
): DeliveryMoment | null {
  if (shipping.unknownTime) return null;
  const today = warsawTime(now).day;
  const day = addWorkingDays(shipping.time.slice(0, 10), courierDays, closedDays);
  if (day === null) return null;
  const days = daysBetween(today, day);
  return { days, hours: 0, minutes: 0, weekDay: weekDayOf(day), weekAmount: Math.floor(days / 7), today: days === 0 };
}
