import * as v from 'valibot';
import { type SizeStatus, sizeStatus } from '#modules/catalogue/availability/rules/size-status.ts';
import { productTag } from '#modules/catalogue/products/rules/cache-tags.ts';
import { tagsShowing } from '#modules/catalogue/products/server/lowest-shown.ts';
import type { Queries } from '#platform/db/server/connect.ts';
import { preparedSql } from '#platform/db/server/prepared.ts';
import { purgeTags } from '#platform/db/server/purge-tags.ts';
import { enqueue, handleJob, jobKind } from '#platform/jobs/server/index.ts';
import { reindexLater } from '../reindex-later.ts';
import { lockStock, turnProducts } from './lock-stock.ts';

export interface StockChange {
  sizeId: number;
  productId: number;
  before: Stocked;
  after: Stocked;
}

interface Stocked {
  status: SizeStatus;
  stock: number;
}

/**
 * Everything that follows from stock that was just written: cached pages that show the products go with the commit, and
 * customers who wait for a size that is back get an email. Returns the products that came on sale or went off it: they must be
 * indexed anew.
 */
export async function followStock(tx: Queries, changes: readonly StockChange[], now: Date): Promise<number[]> {
  const ids = [...new Set(changes.map((change) => change.productId))];
  if (ids.length === 0) return [];
  const purge: Purging = (tags) => purgeTags({ db: tx }, tags);
  await purge(ids.map(productTag));
  await followPartsLater(tx, ids, now);
  const turned = await turnAndPurge(tx, ids, now, purge);
  await notifyReturned(tx, changes, now);
  return turned;
}

/** How pages that show something are purged. */
export type Purging = (tags: readonly string[]) => Promise<void>;

/** Its own page shows how many pieces of a product there are, listings only whether it is on sale. */
export async function turnAndPurge(tx: Queries, ids: readonly number[], now: Date, purge: Purging): Promise<number[]> {
  const turned = ids.length === 0 ? [] : await turnProducts(tx, ids, now);
  if (turned.length > 0) await purge(await tagsShowing(tx, turned));
  return turned;
}

export async function notifyReturned(tx: Queries, changes: readonly StockChange[], now: Date): Promise<void> {
  for (const change of changes) {
    if (isBack(change)) await enqueue(tx, stockReturned, { sizeId: change.sizeId }, now);
  }
}

function isBack({ before, after }: StockChange): boolean {
  return sizeStatus(before) === 'disable' && sizeStatus(after) !== 'disable';
}

/** A size that could not be bought can be bought again: customers who wait for it get an email. */
export const stockReturned = jobKind('stock-returned', v.object({ sizeId: v.number() }));

const partsMoved = jobKind('parts-moved', v.object({ bundles: v.array(v.number()) }));

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
export async function followPartsLater(tx: Queries, ids: readonly number[], now: Date): Promise<void> {
  const rows = await findBundles(tx, [ids]);
  await followBundlesLater(
    tx,
    rows.flatMap(({ bundles }) => bundles),
    now,
  );
}

export async function followBundlesLater(tx: Queries, ids: readonly number[], now: Date): Promise<void> {
  const bundles = [...new Set(ids)];
  if (bundles.length > 0) await enqueue(tx, partsMoved, { bundles }, now);
}

/** SQL: ids of the bundles a product is a part of, itself or as a version the shopper may choose. */
export const bundlesOf = (productId: string) => `array(
  select b.product_id from bundle_parts b where b.part_product_id = ${productId}
  union
  select b.product_id from products moved
    join products version on version.version_group = moved.version_group
    join bundle_parts b on b.part_product_id = version.id and b.chooses_version
  where moved.id = ${productId})`;

const findBundles = preparedSql<{ bundles: number[] }>(
  'bundles-of-parts',
  `select ${bundlesOf('part.id')} as bundles from unnest($1::int[]) as part (id)`,
);
