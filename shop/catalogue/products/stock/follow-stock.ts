import { and, type Column, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { type SizeStatus, sizeStatus } from '#rules/catalogue/availability/size-status.ts';
import { productTag } from '#rules/catalogue/products/cache-tags.ts';
import { reindexLater } from '#shop/catalogue/search/index.ts';
import type { Queries } from '#shop/platform/db/connect.ts';
import { together } from '#shop/platform/db/one-connection.ts';
import { prepared } from '#shop/platform/db/prepared.ts';
import { purgeTags } from '#shop/platform/db/purge-tags.ts';
import { enqueue, handleJob, jobKind } from '#shop/platform/jobs/index.ts';
import { tagsShowing } from '../lowest-shown.ts';
import { bundleParts, products } from '../tables.ts';
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
 * whoever waits for a size that is back gets a mail. Returns the products that came on sale or went off it: they must be
 * indexed anew.
 */
export async function followStock(tx: Queries, changes: readonly StockChange[], now: Date): Promise<number[]> {
  const ids = [...new Set(changes.map((change) => change.productId))];
  if (ids.length === 0) return [];
  const turned = await followProducts(tx, ids, now);
  await tellReturned(tx, changes, now);
  return turned;
}

/** What follows for products whose stock was just written, or is written by a statement sent before. */
export async function followProducts(
  tx: Queries,
  ids: readonly number[],
  now: Date,
  purge: Purging = (tags) => purgeTags({ db: tx }, tags),
): Promise<number[]> {
  // Its own page shows how many pieces of a product there are, listings only whether it is on sale.
  const [turned] = await together([
    turnProducts(tx, ids, now),
    followPartsLater(tx, ids, now),
    purge(ids.map(productTag)),
  ]);
  if (turned.length > 0) await purge(await tagsShowing(tx, turned));
  return turned;
}

/** How pages that show something are purged. */
export type Purging = (tags: readonly string[]) => Promise<void>;

export async function tellReturned(tx: Queries, changes: readonly StockChange[], now: Date): Promise<void> {
  for (const change of changes) {
    if (isBack(change)) await enqueue(tx, stockReturned, { sizeId: change.sizeId }, now);
  }
}

function isBack({ before, after }: StockChange): boolean {
  return sizeStatus(before) === 'disable' && sizeStatus(after) !== 'disable';
}

/** A size that could not be bought can be bought again: whoever waits for it gets a mail. */
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
  const rows = await findBundles(tx, { ids });
  if (rows.length > 0) await enqueue(tx, partsMoved, { bundles: rows.map((row) => row.id) }, now);
}

const findBundles = prepared((db) => {
  const moved = alias(products, 'moved');
  const isMoved = (id: Column) => sql`${id} = any(${sql.placeholder('ids')})`;
  const inVersions = db
    .select({ id: bundleParts.productId })
    .from(moved)
    .innerJoin(products, eq(products.versionGroup, moved.versionGroup))
    .innerJoin(bundleParts, and(eq(bundleParts.partProductId, products.id), bundleParts.choosesVersion))
    .where(isMoved(moved.id));
  return db
    .select({ id: bundleParts.productId })
    .from(bundleParts)
    .where(isMoved(bundleParts.partProductId))
    .union(inVersions)
    .prepare('bundles-of-parts');
});
