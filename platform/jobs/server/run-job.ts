import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Shop } from '#platform/shop/server/shop.ts';
import { HOUR_S, MINUTE_MS, SECOND_MS } from '#platform/time/rules/units.ts';
import type { JobHandler } from './enqueue.ts';
import { jobs } from './tables.ts';

/** Does one claimed job and writes down how it ended. Never throws: a broken job must not stop the others. */
export async function runJob(shop: Shop, handler: JobHandler, job: ClaimedJob, signal: AbortSignal): Promise<void> {
  try {
    // Written down when claimed, so that a job that kills its process is not taken for ever.
    if (handler.everySeconds === undefined && job.attempts > handler.kind.attempts)
      throw new GiveUp('never came to an end');
    await handler.run(shop, job.data, { attempt: job.attempts, signal });
    if (handler.everySeconds === undefined) await shop.db.delete(jobs).where(stillMine(job));
    else await waitForNextRound(shop, job, handler.everySeconds, null);
  } catch (error) {
    await recordFailure(shop, handler, job, error).catch((err) =>
      shop.log.error({ err, job: job.name }, 'A failed job could not be written down; it is taken again later'),
    );
  }
}

/** Another node may have taken a job whose time ran out: then its end is that node's to write. */
function stillMine(job: ClaimedJob) {
  return and(eq(jobs.id, job.id), eq(jobs.attempts, job.attempts));
}

async function recordFailure(shop: Shop, handler: JobHandler, job: ClaimedJob, error: unknown): Promise<void> {
  const details = { err: error, job: job.name, jobId: job.id, attempt: job.attempts };
  const lastError = describe(error);
  if (handler.everySeconds !== undefined) {
    shop.log.error(details, 'A repeated job failed; it is tried again in its next round');
    return waitForNextRound(shop, job, handler.everySeconds, lastError);
  }
  const now = shop.now();
  if (error instanceof GiveUp || job.attempts >= handler.kind.attempts) {
    shop.log.error(details, 'A job failed for the last time and was given up');
    await shop.db.update(jobs).set({ lastError, givenUpAt: now }).where(stillMine(job));
    return;
  }
  shop.log.warn(details, 'A job failed; it is tried again later');
  const runAt = new Date(now.getTime() + retryDelay(job.attempts) * SECOND_MS);
  await shop.db.update(jobs).set({ lastError, runAt }).where(stillMine(job));
}

async function waitForNextRound(shop: Shop, job: ClaimedJob, seconds: number, lastError: string | null): Promise<void> {
  const runAt = new Date(shop.now().getTime() + seconds * SECOND_MS);
  await shop.db.update(jobs).set({ runAt, lastError }).where(stillMine(job));
}

function describe(error: unknown): string {
  const words = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  // PostgreSQL keeps no NUL: a failure that cannot be written down would come back for ever.
  return words.replaceAll('\0', '').slice(0, 2000);
}

/** Thrown by a handler when trying again cannot help: the job is given up at once. */
export class GiveUp extends Error {
  override name = 'GiveUp';
}

const FIRST = 15;
const MAX_SECONDS = 6 * HOUR_S;

/** Seconds to wait after this many failed tries: 15 s, 1 min, 4 min, 16 min, 64 min, then every six hours at most. */
function retryDelay(attempts: number): number {
  return Math.min(MAX_SECONDS, FIRST * 4 ** (attempts - 1));
}

type ClaimedJob = typeof jobs.$inferSelect;

/** Longer than any job may take. A node that died in the middle leaves its jobs to the others after this time. */
export const LEASE_MS = 10 * MINUTE_MS;

/** Takes up to `most` due jobs of these kinds for this node alone, oldest first. */
export async function claimJobs(shop: Shop, names: string[], max: number): Promise<ClaimedJob[]> {
  const now = shop.now();
  const due = shop.db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isNull(jobs.givenUpAt), lte(jobs.runAt, now), inArray(jobs.name, names)))
    .orderBy(asc(jobs.runAt), asc(jobs.id))
    .limit(max)
    .for('update', { skipLocked: true });
  const claimed = await shop.db
    .update(jobs)
    .set({ runAt: new Date(now.getTime() + LEASE_MS), attempts: sql`${jobs.attempts} + 1` })
    .where(inArray(jobs.id, due))
    .returning();
  return claimed.sort((one, other) => one.id - other.id);
}
