import { sql } from 'drizzle-orm';
import { isRowId } from '#shop/platform/db/row-id.ts';
import type { Shop } from '#shop/platform/shop.ts';

/** The most popular products that can be bought from the categories of the given ones, those themselves left out. */
export async function pickSameCategory(shop: Shop, beside: readonly number[], most: number): Promise<number[]> {
  const ids = beside.filter(isRowId);
  if (ids.length === 0) return [];
  const given = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  // One walk of the listing index per category: a few products of each, then the best of all.
  const { rows } = await shop.db.execute<{ id: number }>(sql`
    select near.id from (select distinct category_id from products where id in (${given})) c
    cross join lateral (
      select p.id, pc.popularity from product_categories pc join products p on p.id = pc.product_id
      where pc.category_id = c.category_id and p.visible and p.available and p.id not in (${given})
      order by pc.popularity desc nulls last, pc.product_id limit ${most}) near
    order by near.popularity desc nulls last, near.id limit ${most}`);
  return rows.map((row) => row.id);
}
