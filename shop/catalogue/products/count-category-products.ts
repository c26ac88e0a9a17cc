import { sql } from 'drizzle-orm';
import type { Database } from '#shop/platform/db/connect.ts';

/** Brings the numbers beside the categories up to date after many products came at once. */
export async function countCategoryProducts(db: Pick<Database, 'execute'>): Promise<void> {
  await db.execute(sql`
    update categories c
    set product_count = coalesce(counted.products, 0)
    from categories every
    left join (
      select pc.category_id, count(*)::int as products
      from product_categories pc join products p on p.id = pc.product_id and p.visible
      group by pc.category_id
    ) counted on counted.category_id = every.id
    where every.id = c.id`);
}
