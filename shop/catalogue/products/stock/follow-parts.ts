import { sql } from 'drizzle-orm';
import { reindexLater } from '#shop/catalogue/search/index.ts';
import { purgeTags } from '#shop/platform/db/purge-tags.ts';
import { enqueue, handleJob, jobKind } from '#shop/platform/jobs/index.ts';
import { tagsShowing } from '../tags-showing.ts';
import { lockStock } from './lock-stock.ts';
import { type StockTransaction, turnProducts } from './turn-products.ts';

const partsMoved = jobKind<{ bundles: number[] }>('parts-moved');

/** Bundles whose parts moved come on sale or go off it. Not within the order that moved them: it holds the parts alone. */
export const followParts = handleJob(partsMoved, async ({ db, now }, { bundles }) => {
  await db.transaction(async (tx) => {
    await lockStock(tx, bundles);
    const turned = await turnProducts(tx, bundles, now());
    await purgeTags({ db: tx }, await tagsShowing(tx, turned));
    if (turned.length > 0) await reindexLater(tx, turned, now());
  });
});

/** Has the bundles of these products looked at once the transaction is committed. */
export async function followPartsLater(tx: StockTransaction, ids: readonly number[], now: Date): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select product_id as id from bundle_parts where part_product_id = any(${sql.param(ids)}::int[])
    union
    select b.product_id
    from products moved
      join products p on p.version_group = moved.version_group
      join bundle_parts b on b.part_product_id = p.id and b.chooses_version
    where moved.id = any(${sql.param(ids)}::int[])`);
  if (rows.length > 0) await enqueue(tx, partsMoved, { bundles: rows.map((row) => row.id) }, now);
}
