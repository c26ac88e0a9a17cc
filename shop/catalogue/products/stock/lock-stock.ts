import { asc, inArray } from 'drizzle-orm';
import type { Database } from '#shop/platform/db/connect.ts';
import { products, sizes } from '../tables.ts';

/**
 * Until the transaction ends nobody else sells or prices these products. Products come before sizes and both in the
 * order of their ids, here and wherever a price changes: two orders of the same goods wait for each other and never in a
 * circle.
 */
export async function lockStock(db: Pick<Database, 'select'>, productIds: Iterable<number>): Promise<void> {
  const ids = [...new Set(productIds)];
  if (ids.length === 0) return;
  await db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('no key update');
  await db
    .select({ id: sizes.id })
    .from(sizes)
    .where(inArray(sizes.productId, ids))
    .orderBy(asc(sizes.id))
    .for('no key update');
}
