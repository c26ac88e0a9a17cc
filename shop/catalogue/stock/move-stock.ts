import { inArray, sql } from 'drizzle-orm';
import { productTag } from '#rules/catalogue/cache-tags.ts';
import type { Database } from '../../db/connect.ts';
import { purgeTags } from '../../db/purge-tags.ts';
import { products, sizes } from '../tables.ts';
import { tagsShowing } from '../tags-showing.ts';

type Transaction = Pick<Database, 'select' | 'update' | 'execute'>;

export interface StockMove {
  sizeId: number;
  /** Negative takes pieces away. */
  change: number;
}

/**
 * Moves stock of sizes that are locked (`lockStock`). Unlimited stock stays as it is. Kept pages that show the products
 * go with the commit. Returns the products that came on sale or went off it: they must be indexed anew.
 */
export async function moveStock(tx: Transaction, moves: readonly StockMove[], now: Date): Promise<number[]> {
  if (moves.length === 0) return [];
  const { rows: moved } = await tx.execute<{ product_id: number }>(sql`
    update ${sizes} set stock = stock + m.change
    from unnest(${sql.param(moves.map((move) => move.sizeId))}::int[],
      ${sql.param(moves.map((move) => move.change))}::numeric[]) as m (size_id, change)
    where ${sizes}.id = m.size_id and ${sizes}.stock >= 0
    returning ${sizes}.product_id`);
  const ids = [...new Set(moved.map((row) => row.product_id))];
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
  return turnedIds;
}
