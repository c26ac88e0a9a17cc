import { addDays, daysBetween, weekDayOf } from '#rules/platform/calendar/day.ts';
import { readMinutes, warsawTime, writeMinutes } from '#rules/platform/calendar/warsaw-time.ts';
import {
  addWorkingDays,
  type ClosedDays,
  firstWorkingDay,
  isWorkingDay,
} from '#rules/platform/calendar/working-days.ts';
import { type ShippingTime, UNKNOWN_SHIPPING_TIME } from './shipping-time.ts';

export interface ShippingFacts {
  /** Working time until the parcel leaves the shop. */
  shipDays: number;
  shipHours: number;
  /** Orders ready before this hour leave the same day, `HH:MM`. */
  deadline: string;
  unknownDeliveryTime: boolean;
  closedDays?: ClosedDays;
}

const HOURS_A_DAY = 24;

/** When an order placed now leaves the shop: never on a holiday or weekend, unknown beyond 100 days (S9.39–S9.41). */
export function computeShippingTime(facts: ShippingFacts, now: Date): ShippingTime {
  if (facts.unknownDeliveryTime) return UNKNOWN_SHIPPING_TIME;
  const clock = warsawTime(now);
  const deadline = readMinutes(facts.deadline) ?? 0;
  const days = facts.shipDays + Math.floor(facts.shipHours / HOURS_A_DAY);
  const ready = clock.minutes + (facts.shipHours % HOURS_A_DAY) * 60;
  const startsToday = isWorkingDay(clock.day, facts.closedDays) && ready < deadline;
  const start = startsToday ? clock.day : firstWorkingDay(addDays(clock.day, 1), facts.closedDays);
  const day = start === null ? null : addWorkingDays(start, days, facts.closedDays);
  if (day === null) return UNKNOWN_SHIPPING_TIME;
  const today = day === clock.day;
  const ahead = daysBetween(clock.day, day);
  return {
    unknownTime: false,
    today,
    todayShipmentDeadline: today ? `${writeMinutes(deadline)}:00` : '',
    days: ahead,
    hours: 0,
    minutes: 0,
    weekDay: weekDayOf(day),
    weekAmount: Math.floor(ahead / 7),
    time: `${day} ${writeMinutes(deadline)}:00`,
  };
}
