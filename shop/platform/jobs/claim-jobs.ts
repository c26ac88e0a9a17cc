import { and, asc, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Shop } from '#shop/platform/shop.ts';
import { jobs } from './tables.ts';

export type ClaimedJob = typeof jobs.$inferSelect;

/** Longer than any job may take. A node that died in the middle leaves its jobs to the others after this time. */
export const LEASE_MS = 10 * 60 * 1000;

/** Takes up to `most` due jobs of these kinds for this node alone, oldest first. */
export async function claimJobs(shop: Shop, names: string[], most: number): Promise<ClaimedJob[]> {
  const now = shop.now();
  const due = shop.db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isNull(jobs.givenUpAt), lte(jobs.runAt, now), inArray(jobs.name, names)))
    .orderBy(asc(jobs.runAt), asc(jobs.id))
    .limit(most)
    .for('update', { skipLocked: true });
  const claimed = await shop.db
    .update(jobs)
    .set({ runAt: new Date(now.getTime() + LEASE_MS), attempts: sql`${jobs.attempts} + 1` })
    .where(inArray(jobs.id, due))
    .returning();
  return claimed.sort((one, other) => one.id - other.id);
}
