import { inArray, sql } from 'drizzle-orm';
import { type SizeStatus, sizeStatus } from '#rules/availability/size-status.ts';
import { productTag } from '#rules/catalogue/cache-tags.ts';
import type { Database } from '../../db/connect.ts';
import { purgeTags } from '../../db/purge-tags.ts';
import { enqueue } from '../../jobs/index.ts';
import { products } from '../tables.ts';
import { tagsShowing } from '../tags-showing.ts';
import { stockReturned } from './stock-returned.ts';

export type StockTransaction = Pick<Database, 'select' | 'update' | 'insert' | 'execute'>;

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
 * Everything that follows from stock that was just written: kept pages that show the products go with the commit, and
 * whoever waits for a size that is back is told. Returns the products that came on sale or went off it: they must be
 * indexed anew.
 */
export async function followStock(tx: StockTransaction, changes: readonly StockChange[], now: Date): Promise<number[]> {
  const ids = [...new Set(changes.map((change) => change.productId))];
  if (ids.length === 0) return [];
  const turned = await tx
    .update(products)
    .set({ available: sql`not available`, updatedAt: now })
    .where(sql`${inArray(products.id, ids)} and available <> exists (
      select 1 from sizes s where s.product_id = products.id
        and (s.status = 'order' or (s.status = 'enable' and s.stock <> 0)))`)
    .returning({ id: products.id });
  const turnedIds = turned.map((row) => row.id);
  // Listings show whether a product is on sale, its own page also how many pieces there are.
  await purgeTags({ db: tx }, [...ids.map(productTag), ...(await tagsShowing(tx, turnedIds))]);
  for (const change of changes) {
    if (isBack(change)) await enqueue(tx, stockReturned, { sizeId: change.sizeId }, now);
  }
  return turnedIds;
}

function isBack({ before, after }: StockChange): boolean {
  return sizeStatus(before) === 'disable' && sizeStatus(after) !== 'disable';
}
