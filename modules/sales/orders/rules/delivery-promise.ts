import type { DeliveryMoment } from '#modules/sales/delivery/rules/describe-delivery.ts';
import { addDays, warsawDay } from '#platform/time/rules/day.ts';

/** X.52: the day of delivery as `YYYY-MM-DD`. It is kept with the order and told from there, whatever the shop would say later. */
export function promisedDay(arrives: DeliveryMoment | null, now: Date): string | null {
  return arrives && addDays(warsawDay(now), arrives.days);
}

const PLACE = '{number}';

/** Where the carrier reports this parcel; null when the owner has not said where, or nothing has left yet. */
export function trackingAddress(pattern: string, trackingNumber: string): string | null {
  if (!pattern.startsWith('https://') || !pattern.includes(PLACE) || trackingNumber === '') return null;
  return pattern.replaceAll(PLACE, encodeURIComponent(trackingNumber));
}
