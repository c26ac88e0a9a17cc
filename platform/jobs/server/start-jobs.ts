import { setTimeout as sleep } from 'node:timers/promises';
import { lte } from 'drizzle-orm';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { enqueue, type JobHandler } from './enqueue.ts';
import { claimJobs, runJob } from './run-job.ts';
import { jobs } from './tables.ts';

const LOOK_EVERY = 2000;
/** When the database is away there is no use in asking as often. */
const AFTER_FAILURE = 10_000;

export interface RunningJobs {
  /** Takes no new work and waits for what is under way. */
  stop(): Promise<void>;
}

/** Does the work of the queue until instructed to stop. Any number of nodes may do so on one database. */
export function startJobs(shop: Shop, handlers: readonly JobHandler[], lookEvery = LOOK_EVERY): RunningJobs {
  const stopping = new AbortController();
  const { signal } = stopping;
  const round = async (lane: readonly JobHandler[]) => {
    try {
      await runDueJobs(shop, lane, signal);
      return lookEvery;
    } catch (err) {
      if (!signal.aborted) shop.log.warn({ err }, 'The queue of jobs could not be read; trying again');
      return AFTER_FAILURE;
    }
  };
  const work = async (lane: readonly JobHandler[]) => {
    while (!signal.aborted) await sleep(await round(lane), undefined, { signal, ref: false }).catch(() => {});
  };
  const lanes = Map.groupBy(handlers, ({ isLong = false }) => isLong);
  const ended = scheduleRepeated(shop, handlers)
    .catch((err) => shop.log.error({ err }, 'Repeated jobs could not be planned'))
    .then(() => Promise.all([...lanes.values()].map(work)));
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

const EVERY = 'repeated';

/** Each repeated job has one row, whichever node comes first. Its first round is due at once. */
export async function scheduleRepeated(shop: Shop, handlers: readonly JobHandler[]): Promise<void> {
  for (const { kind, everySeconds } of handlers) {
    if (everySeconds !== undefined) await enqueue(shop.db, kind, {}, shop.now(), { key: EVERY });
  }
}

const AT_ONCE = 4;

/**
 * Does everything that is due by the shop's clock, also what that work leaves behind, and returns how many jobs it was.
 * A test moves its clock and calls this; the process calls it every other second.
 */
export async function runDueJobs(
  shop: Shop,
  handlers: readonly JobHandler[],
  signal: AbortSignal = new AbortController().signal,
): Promise<number> {
  const byName = new Map(handlers.map((handler) => [handler.kind.name, handler]));
  let done = 0;
  while (!signal.aborted) {
    const claimed = await claimJobs(shop, [...byName.keys()], AT_ONCE);
    if (claimed.length === 0) break;
    await Promise.all(
      claimed.map((job) => {
        const handler = byName.get(job.name);
        return handler && runJob(shop, handler, job, signal);
      }),
    );
    done += claimed.length;
  }
  return done;
}

const RETENTION_DAYS = 30;

/** Jobs that were given up are kept for a month, for the owner to see what went wrong. */
export async function sweepGivenUp(shop: Shop): Promise<void> {
  await shop.db.delete(jobs).where(lte(jobs.givenUpAt, new Date(shop.now().getTime() - RETENTION_DAYS * DAY_MS)));
}
