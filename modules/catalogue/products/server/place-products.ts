import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/db/server/connect.ts';

/** Products stand in their category and in all above it. `which`: their ids, or a query of them. */
export async function placeProducts(tx: Transaction, which: readonly number[] | SQL): Promise<void> {
  if (Array.isArray(which) && which.length === 0) return;
  // A move of categories waits, or is finished: the path read here is the final one.
  await tx.execute(sql`lock table categories in row exclusive mode`);
  const ids = Array.isArray(which) ? sql`select unnest(${sql.param([...which])}::int[])` : which;
  await tx.execute(sql`delete from product_categories where product_id in (${ids})`);
  await tx.execute(sql`
    insert into product_categories (product_id, category_id, popularity)
    select p.id, unnest(c.path), p.popularity from products p join categories c on c.id = p.category_id
    where p.id in (${ids})`);
}
