import * as v from 'valibot';
import type { Queries } from '#shop/platform/db/connect.ts';
import { enqueue, jobKind } from '#shop/platform/jobs/index.ts';

/** The next that is to be done with an import: its row says what. */
export const importJob = jobKind('import-catalogue', v.object({ id: v.number() }));

export async function enqueueImport(db: Pick<Queries, 'insert'>, id: number, now: Date): Promise<void> {
  await enqueue(db, importJob, { id }, now);
}
