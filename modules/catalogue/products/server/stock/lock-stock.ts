import { asc, type SQL, sql } from 'drizzle-orm';
import { products, sizes } from '#modules/catalogue/products/server/tables.ts';
import type { Queries } from '#platform/db/server/connect.ts';
import { prepared } from '#platform/db/server/prepared.ts';

/**
 * Until the transaction ends no other one sells or prices these products. Products come before sizes and both in the
 * order of their ids, here and wherever a price changes: two orders of the same goods wait for each other and never in a
 * circle.
 */
export async function lockStock(tx: Queries, productIds: Iterable<number>): Promise<void> {
  const ids = [...new Set(productIds)];
  if (ids.length === 0) return;
  await Promise.all([lockProducts(tx, { ids }), lockSizes(tx, { ids })]);
}

const lockProducts = prepared((db) =>
  db
    .select({ id: products.id })
    .from(products)
    .where(sql`${products.id} = any(${sql.placeholder('ids')})`)
    .orderBy(asc(products.id))
    .for('no key update')
    .prepare('lock-products'),
);

const lockSizes = prepared((db) =>
  db
    .select({ id: sizes.id })
    .from(sizes)
    .where(sql`${sizes.productId} = any(${sql.placeholder('ids')})`)
    .orderBy(asc(sizes.id))
    .for('no key update')
    .prepare('lock-sizes'),
);

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

/** Writes down which of these products came on sale or went off it, and returns them. */
export async function turnProducts(tx: Queries, ids: readonly number[], now: Date): Promise<number[]> {
  const turned = await turn(tx, { ids, now: now.toISOString() });
  return turned.map((row) => row.id);
}

const turn = prepared((db) =>
  db
    .update(products)
    .set({ available: sql`not available`, updatedAt: sql`${sql.placeholder('now')}` })
    .where(sql`${products.id} = any(${sql.placeholder('ids')}) and available <> ${onSale}`)
    .returning({ id: products.id })
    .prepare('turn-products'),
);
