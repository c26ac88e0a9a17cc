import { sql } from 'drizzle-orm';
import { isRowId } from '#shop/platform/db/row-id.ts';
import type { Shop } from '#shop/platform/shop.ts';

/** So many of the newest orders are asked: tastes change, and a bestseller must not cost a walk through all of them. */
const ORDERS_ASKED = 500;

/** What was bought in the same orders as the given products, the most often bought first; gifts were not chosen. */
export async function pickBoughtTogether(shop: Shop, beside: readonly number[], most: number): Promise<number[]> {
  const ids = beside.filter(isRowId);
  if (ids.length === 0) return [];
  const given = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const { rows } = await shop.db.execute<{ id: number }>(sql`
    select p.id from (
      select distinct order_id from order_lines where product_id in (${given}) order by order_id desc limit ${ORDERS_ASKED}) o
    join order_lines l on l.order_id = o.order_id and not l.gift and l.product_id not in (${given})
    join products p on p.id = l.product_id and p.visible and p.available
    group by p.id order by count(distinct l.order_id) desc, p.popularity desc nulls last, p.id limit ${most}`);
  return rows.map((row) => row.id);
}
