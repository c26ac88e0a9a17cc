import { and, eq, isNull } from 'drizzle-orm';
import type { Shop } from '#shop/platform/shop.ts';
import { trackingEvents } from './tables.ts';

/** A visitor who never fetches theirs must not fill the table. */
const MOST_WAITING = 50;

/** Puts a script in line for the visitor's browser, which hears of it by the header `x-iai-tracking-events`. */
export async function queueTrackingEvent(shop: Shop, visitorId: number, script: string): Promise<void> {
  if ((await countTrackingEvents(shop, visitorId)) >= MOST_WAITING) return;
  await shop.db.insert(trackingEvents).values({ visitorId, script, createdAt: shop.now() });
}

export function countTrackingEvents(shop: Shop, visitorId: number): Promise<number> {
  return shop.db.$count(trackingEvents, and(eq(trackingEvents.visitorId, visitorId), isNull(trackingEvents.takenAt)));
}
