import { and, desc, eq, gt, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm';
import { recordChange } from '#platform/audit/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { JobName } from './enqueue.ts';
import { jobs } from './tables.ts';

export interface FailedJob {
  id: number;
  name: string;
  data: unknown;
  attempts: number;
  lastError: string;
  /** Given up; null for a job that is tried again at `runAt`. */
  givenUpAt: Date | null;
  runAt: Date;
}

const MAX = 200;

export const FAILED_KINDS = ['mails', 'others'] as const;
export type FailedKind = (typeof FAILED_KINDS)[number];

const DELIVER_MAIL: JobName = 'deliver-mail';
const hasFailed = or(isNotNull(jobs.givenUpAt), and(isNotNull(jobs.lastError), gt(jobs.attempts, 0)));

function isOf(kind: FailedKind): SQL {
  return kind === 'mails' ? eq(jobs.name, DELIVER_MAIL) : ne(jobs.name, DELIVER_MAIL);
}

export async function countFailedJobs({ db }: Pick<Shop, 'db'>): Promise<Record<FailedKind, number>> {
  const [mails, others] = [
    await db.$count(jobs, and(hasFailed, isOf('mails'))),
    await db.$count(jobs, and(hasFailed, isOf('others'))),
  ];
  return { mails, others };
}

/** O.43: work that failed, newest first: given up, or waiting for its next try. */
export async function listFailedJobs(shop: Pick<Shop, 'db'>, kind?: FailedKind): Promise<FailedJob[]> {
  const rows = await shop.db
    .select()
    .from(jobs)
    .where(and(hasFailed, kind && isOf(kind)))
    .orderBy(desc(jobs.givenUpAt), desc(jobs.id))
    .limit(MAX);
  return rows.map(({ id, name, data, attempts, lastError, givenUpAt, runAt }) => ({
    id,
    name,
    data,
    attempts,
    lastError: lastError ?? '',
    givenUpAt,
    runAt,
  }));
}

/**
 * O.43: queues a job that was given up again, with a fresh number of tries. Parallel calls queue it once, and not while the
 * same job waits already.
 */
export async function retryJob(shop: Shop, id: number): Promise<'waiting' | 'not-given-up' | 'same-is-waiting'> {
  return shop.db.transaction(async (tx) => {
    const [job] = await tx.select().from(jobs).where(eq(jobs.id, id)).for('update');
    if (!job?.givenUpAt) return 'not-given-up';
    const isWaiting = and(eq(jobs.name, job.name), eq(jobs.key, job.key ?? ''), isNull(jobs.givenUpAt));
    if (job.key !== null && (await tx.$count(jobs, isWaiting)) > 0) return 'same-is-waiting';
    await tx.update(jobs).set({ givenUpAt: null, attempts: 0, runAt: shop.now() }).where(eq(jobs.id, id));
    await recordChange(tx, shop, {
      action: 'job.retried',
      object: { kind: 'job', id },
      from: { name: job.name, lastError: job.lastError },
    });
    return 'waiting';
  });
}
