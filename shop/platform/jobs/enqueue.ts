import { sql } from 'drizzle-orm';
import type { Database } from '#shop/platform/db/connect.ts';
import type { JobKind } from './job-kind.ts';
import { jobs } from './tables.ts';

export interface EnqueueOptions {
  /** Not before this moment; at once when left out. */
  startAfter?: Date;
  /** While a job of this kind with the same key waits, no second one is added. */
  key?: string;
}

/**
 * Leaves work for later. Pass the transaction whose rows the work is about: the work then exists exactly when they do.
 * The work is done at least once, so its handler must bear being called twice.
 */
export async function enqueue<T extends object>(
  tx: Pick<Database, 'insert'>,
  kind: JobKind<T>,
  data: T,
  now: Date,
  { startAfter = now, key }: EnqueueOptions = {},
): Promise<void> {
  await tx
    .insert(jobs)
    .values({ name: kind.name, key, data, createdAt: now, runAt: startAfter })
    .onConflictDoNothing({ target: [jobs.name, jobs.key], where: sql`given_up_at is null` });
}
