import { asc, inArray, type SQL, sql } from 'drizzle-orm';
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

/**
 * Asked of `products`, what `available` holds: a product can be bought when one of its sizes can, a bundle only with all
 * its parts, a collection with any (see `bundleSize`).
 */
export const onSale: SQL<boolean> = sql`(
  exists (select 1 from sizes s where s.product_id = products.id
    and (s.status = 'order' or (s.status = 'enable' and s.stock <> 0)))
  and coalesce((
    select case products.type when 'product_collection' then bool_or(there) else bool_and(there) end
    from (
      select exists (
        select 1 from products v join sizes s on s.product_id = v.id
        where v.visible and (v.id = p.id or (b.chooses_version and v.version_group = p.version_group))
          and ((s.status = 'order' and s.stock = 0)
            or (s.status <> 'disable' and (s.stock < 0 or s.stock >= b.quantity)))
      ) as there
      from bundle_parts b join products p on p.id = b.part_product_id
      where b.product_id = products.id
    ) parts
  ), true)
)`;

export type StockTransaction = Pick<Database, 'select' | 'update' | 'insert' | 'execute'>;

/** Writes down which of these products came on sale or went off it, and returns them. */
export async function turnProducts(tx: StockTransaction, ids: readonly number[], now: Date): Promise<number[]> {
  const turned = await tx
    .update(products)
    .set({ available: sql`not available`, updatedAt: now })
    .where(sql`${inArray(products.id, [...ids])} and available <> ${onSale}`)
    .returning({ id: products.id });
  return turned.map((row) => row.id);
}
