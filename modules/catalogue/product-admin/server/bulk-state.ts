import { sql } from 'drizzle-orm';
import { products, sizes } from '#modules/catalogue/products/server/index.ts';
import type { Queries } from '#platform/db/server/connect.ts';
import type { ProductState } from '../rules/product-state.ts';

/** The values a bulk change may touch, by product id. */
export async function readStates(db: Queries, ids: readonly number[]): Promise<Map<number, ProductState>> {
  const { rows } = await db.execute<Record<string, unknown> & ProductState & { id: number }>(sql`
    select p.id, p.visible, p.category_id as "categoryId", p.is_new as "isNew", p.is_bestseller as "isBestseller",
      (select coalesce(json_agg(json_build_object('id', s.id, 'price', s.price, 'regularPrice', s.regular_price,
          'status', s.status, 'statusDescription', s.status_description, 'deliveryDate', s.delivery_date) order by s.id), '[]'::json) from ${sizes} s where s.product_id = p.id) as sizes
    from ${products} p where p.id = any(${sql.param([...ids])}::int[])`);
  return new Map(rows.map(({ id, ...state }) => [id, state]));
}
