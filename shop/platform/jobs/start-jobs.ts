import { setTimeout as sleep } from 'node:timers/promises';
import type { Shop } from '#shop/platform/shop.ts';
import type { JobHandler } from './job-kind.ts';
import { runDueJobs } from './run-due-jobs.ts';
import { scheduleRepeated } from './schedule-repeated.ts';

/** One cheap look at an index: a mail leaves within two seconds of its order, and an idle shop stays idle. */
const LOOK_EVERY = 2000;
/** When the database is away there is no use in asking as often. */
const AFTER_FAILURE = 10_000;

export interface RunningJobs {
  /** Takes no new work and waits for what is under way. */
  stop(): Promise<void>;
}

/** Does the work of the queue until told to stop. Any number of nodes may do so on one database. */
export function startJobs(shop: Shop, handlers: readonly JobHandler[], lookEvery = LOOK_EVERY): RunningJobs {
  const stopping = new AbortController();
  const { signal } = stopping;
  const round = async () => {
    try {
      await runDueJobs(shop, handlers, signal);
      return lookEvery;
    } catch (err) {
      if (!signal.aborted) shop.log.warn({ err }, 'The queue of jobs could not be read; trying again');
      return AFTER_FAILURE;
    }
  };
  const work = async () => {
    await scheduleRepeated(shop, handlers).catch((err) =>
      shop.log.error({ err }, 'Repeated jobs could not be planned'),
    );
    while (!signal.aborted) await sleep(await round(), undefined, { signal, ref: false }).catch(() => {});
  };
  const ended = work();
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}
