import { addDays, daysBetween, parseMinutes, warsawTime, weekDayOf, writeMinutes } from '#platform/time/rules/day.ts';
import { HOURS_A_DAY } from '#platform/time/rules/units.ts';
import { addWorkingDays, type ClosedDays, firstWorkingDay, isWorkingDay } from '#platform/time/rules/working-days.ts';

/** When a parcel leaves the shop, as the calls carry it (S3.17, S3.37). */
export interface ShippingTime {
  unknownTime: boolean;
  today: boolean;
  /** `HH:MM:SS` while orders still leave today; empty once it has passed. */
  todayShipmentDeadline: string;
  days: number;
  hours: number;
  minutes: number;
  /** 1 Monday … 7 Sunday. */
  weekDay: number;
  /** Whole weeks until then; above zero a weekday needs a date. */
  weekAmount: number;
  /** `YYYY-MM-DD HH:MM:SS`; empty when unknown. */
  time: string;
}

export const UNKNOWN_SHIPPING_TIME: ShippingTime = {
  unknownTime: true,
  today: false,
  todayShipmentDeadline: '',
  days: 0,
  hours: 0,
  minutes: 0,
  weekDay: 0,
  weekAmount: 0,
  time: '',
};

/** Goods in one parcel leave with the last of them; unknown when the time of one is unknown. */
export function latestShippingTime(times: readonly ShippingTime[]): ShippingTime {
  if (times.some((time) => time.unknownTime)) return UNKNOWN_SHIPPING_TIME;
  const [first, ...rest] = times;
  if (!first) return UNKNOWN_SHIPPING_TIME;
  const latest = rest.reduce((late, time) => (time.time.slice(0, 10) > late.time.slice(0, 10) ? time : late), first);
  if (!latest.today) return latest;
  // All leave today: the order must be in before the earliest of their deadlines.
  return times.reduce((early, time) => (time.todayShipmentDeadline < early.todayShipmentDeadline ? time : early));
}

export interface ShippingFacts {
  /** Working time until the parcel leaves the shop. */
  shipDays: number;
  shipHours: number;
  /** Orders ready before this hour leave the same day, `HH:MM`. */
  deadline: string;
  unknownDeliveryTime: boolean;
  closedDays?: ClosedDays;
}

/** When an order placed now leaves the shop: never on a holiday or weekend, unknown beyond 100 days (S9.39–S9.41). */
export function computeShippingTime(facts: ShippingFacts, now: Date): ShippingTime {
  if (facts.unknownDeliveryTime) return UNKNOWN_SHIPPING_TIME;
  const clock = warsawTime(now);
  const deadline = parseMinutes(facts.deadline) ?? 0;
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
