import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Shop } from '#platform/shop/server/shop.ts';
import { MINUTE_MS } from '#platform/time/rules/units.ts';
import { scriptMark } from '../rules/script-mark.ts';
import { trackingEvents } from './tables.ts';

/** Limits the rows of visitors who never fetch them. */
const MAX_WAITING = 50;

/** The header `x-iai-tracking-events` announces the script. */
export async function queueTrackingEvent(shop: Shop, visitorId: number, script: string): Promise<void> {
  if ((await countTrackingEvents(shop, visitorId)) >= MAX_WAITING) return;
  await shop.db.insert(trackingEvents).values({ visitorId, script, createdAt: shop.now() });
}

export function countTrackingEvents(shop: Shop, visitorId: number): Promise<number> {
  return shop.db.$count(trackingEvents, and(eq(trackingEvents.visitorId, visitorId), isNull(trackingEvents.takenAt)));
}

const RETENTION_MS = 5 * MINUTE_MS;

export async function takeTrackingEvents(shop: Shop, visitorId: number): Promise<string[]> {
  const now = shop.now();
  const own = eq(trackingEvents.visitorId, visitorId);
  await shop.db
    .delete(trackingEvents)
    .where(and(own, lt(trackingEvents.takenAt, new Date(now.getTime() - RETENTION_MS))));
  const taken = await shop.db
    .update(trackingEvents)
    .set({ takenAt: now })
    .where(and(own, isNull(trackingEvents.takenAt)))
    .returning({ id: trackingEvents.id, script: trackingEvents.script });
  return taken.toSorted((a, b) => a.id - b.id).map((event) => event.script);
}

export async function findTakenEvent(shop: Shop, visitorId: number, mark: string): Promise<string | null> {
  const since = shop.now().getTime() - RETENTION_MS;
  const events = await shop.db.select().from(trackingEvents).where(eq(trackingEvents.visitorId, visitorId));
  const found = events.find(
    ({ script, takenAt }) => takenAt !== null && takenAt.getTime() >= since && scriptMark(script) === mark,
  );
  return found?.script ?? null;
}
