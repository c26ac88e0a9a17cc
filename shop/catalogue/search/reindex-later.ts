import type { Database } from '#shop/platform/db/connect.ts';
import { enqueue, handleJob, jobKind } from '#shop/platform/jobs/index.ts';
import { reindexProducts } from './reindex-products.ts';

const kind = jobKind<{ ids: number[] }>('reindex-products');

export const reindexJob = handleJob(kind, (shop, { ids }) => reindexProducts(shop, ids));

/** Brings the search up to date once this transaction is committed: the index reads what everybody sees. */
export async function reindexLater(tx: Pick<Database, 'insert'>, ids: number[], now: Date): Promise<void> {
  await enqueue(tx, kind, { ids }, now);
}
