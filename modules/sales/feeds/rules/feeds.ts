import { addDays, warsawDay, warsawTime } from '#platform/time/rules/day.ts';
import { addWorkingDays, type ClosedDays, DAYS_SEARCHED } from '#platform/time/rules/working-days.ts';

export const FEED_NAMES = ['google', 'ceneo'] as const;
export type FeedName = (typeof FEED_NAMES)[number];

export function feedPath(feed: FeedName): string {
  return `/feeds/${feed}.xml`;
}

/** Why a product is not in a feed; the first that applies counts. */
export const LEFT_OUT = ['hidden', 'sold-out', 'points-only', 'by-phone', 'free', 'no-photo', 'no-day'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

const NOON = 12 * 60;

/** X.31: when a size that is made to order can leave: `2026-07-06T12:00+0200`, noon in Warsaw, never today. */
export function availabilityDate(workingDays: number, now: Date, closed: ClosedDays): string {
  const today = warsawDay(now);
  const day = addWorkingDays(today, Math.max(1, workingDays), closed) ?? addDays(today, DAYS_SEARCHED);
  const offset = (warsawTime(new Date(`${day}T12:00:00Z`)).minutes - NOON) / 60;
  return `${day}T12:00+0${offset}00`;
}

interface Sent {
  /** `order`: made to order. */
  status: 'enable' | 'order';
  unknownDeliveryTime: boolean;
  shipDays: number;
}

/** Ceneo's codes: dispatch within 1, 3, 7 or 14 days, 90 on order, 99 unknown. 110 would be a presale. */
export function ceneoAvailability({ status, unknownDeliveryTime, shipDays }: Sent): 1 | 3 | 7 | 14 | 90 | 99 {
  if (unknownDeliveryTime) return 99;
  if (status === 'order') return 90;
  if (shipDays <= 1) return 1;
  if (shipDays <= 3) return 3;
  return shipDays <= 7 ? 7 : 14;
}
