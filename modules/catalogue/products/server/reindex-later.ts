import * as v from 'valibot';
import type { Database } from '#platform/db/server/connect.ts';
import { enqueue, jobKind } from '#platform/jobs/server/index.ts';

const IN_ONE_JOB = 5000;

export const reindexKind = jobKind('reindex-products', v.object({ ids: v.array(v.number()) }));

/** Brings the search up to date after this transaction is committed: the index reads committed rows only. */
export async function reindexLater(tx: Pick<Database, 'insert'>, ids: number[], now: Date): Promise<void> {
  for (let from = 0; from === 0 || from < ids.length; from += IN_ONE_JOB) {
    await enqueue(tx, reindexKind, { ids: ids.slice(from, from + IN_ONE_JOB) }, now);
  }
}
