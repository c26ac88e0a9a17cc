import { type ShippingTime, UNKNOWN_SHIPPING_TIME } from './shipping-time.ts';

/** When goods that leave together leave: with the last of them, and nobody knows when one of them is unknown. */
export function latestShippingTime(times: readonly ShippingTime[]): ShippingTime {
  if (times.some((time) => time.unknownTime)) return UNKNOWN_SHIPPING_TIME;
  const [first, ...rest] = times;
  if (!first) return UNKNOWN_SHIPPING_TIME;
  const latest = rest.reduce((late, time) => (time.time.slice(0, 10) > late.time.slice(0, 10) ? time : late), first);
  if (!latest.today) return latest;
  // All leave today: the order must be in before the earliest of their deadlines.
  return times.reduce((early, time) => (time.todayShipmentDeadline < early.todayShipmentDeadline ? time : early));
}
