import { addDays } from '#rules/platform/calendar/day.ts';
import { warsawTime } from '#rules/platform/calendar/warsaw-time.ts';
import type { DeliveryMoment } from './delivery-moment.ts';

/** What the shipping window says of the day a parcel is there; texts/ has the words. */
export type DeliveryPromise =
  | { kind: 'today' }
  | { kind: 'tomorrow' }
  | { kind: 'weekday'; weekDay: number }
  | { kind: 'date'; weekDay: number; day: number; month: number };

/** The date is told when weeks are added (S4.20); before that the weekday says enough. */
export function describeDelivery(moment: DeliveryMoment, now: Date): DeliveryPromise {
  const { days, weekDay, weekAmount, today } = moment;
  if (today) return { kind: 'today' };
  if (weekAmount > 0) {
    const [, month, day] = addDays(warsawTime(now).day, days).split('-');
    return { kind: 'date', weekDay, day: Number(day), month: Number(month) };
  }
  return days <= 1 ? { kind: 'tomorrow' } : { kind: 'weekday', weekDay };
}
