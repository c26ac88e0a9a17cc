import * as v from 'valibot';
import type { Transaction } from '#platform/db/server/connect.ts';
import { purgeTags } from '#platform/db/server/purge-tags.ts';
import { enqueue, handleJob, jobKind } from '#platform/jobs/server/index.ts';

const purgePages = jobKind('purge-pages', v.object({ tags: v.array(v.string()) }));

/** Pages made before the moment do not know what comes out with it, or ends. */
export const purgeAtMoment = handleJob(purgePages, (shop, { tags }) => purgeTags(shop, tags));

/** Has pages with these tags made anew at that moment; one that is past has no need of it. */
export async function purgeLater(tx: Transaction, tags: string[], moment: Date | null, now: Date): Promise<void> {
  if (!moment || moment <= now) return;
  await enqueue(tx, purgePages, { tags }, now, { startAfter: moment, key: `${tags.join()} ${moment.toISOString()}` });
}
