import * as v from 'valibot';
import type { Transaction } from '#platform/db/server/connect.ts';
import { purgeTags } from '#platform/db/server/purge-tags.ts';
import { enqueue, handleJob, jobKind } from '#platform/jobs/server/index.ts';

const purgePages = jobKind('purge-pages', v.object({ tags: v.array(v.string()) }));

/** Publication, beginnings and ends by date change pages without an edit. */
export const purgeAtMoment = handleJob(purgePages, (shop, { tags }) => purgeTags(shop, tags));

export async function purgeLater(tx: Transaction, tags: string[], moment: Date | null, now: Date): Promise<void> {
  if (!moment || moment <= now) return;
  await enqueue(tx, purgePages, { tags }, now, { startAfter: moment, key: `${tags.join()} ${moment.toISOString()}` });
}
