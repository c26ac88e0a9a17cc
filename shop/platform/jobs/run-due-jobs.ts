import type { Shop } from '#shop/platform/shop.ts';
import { claimJobs } from './claim-jobs.ts';
import type { JobHandler } from './job-kind.ts';
import { runJob } from './run-job.ts';

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
