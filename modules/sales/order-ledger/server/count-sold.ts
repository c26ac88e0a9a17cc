import { sql } from 'drizzle-orm';
import type { Shop } from '#platform/shop/server/shop.ts';

type Reading = Pick<Shop, 'db'>;

/** Pieces of these products in orders since then, without cancelled orders and gifts. A cut length is one sale. */
export async function countSoldPieces(
  { db }: Reading,
  productIds: readonly number[],
  since: Date,
): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: number; pieces: number }>(sql`
    select product_id as id, sum(case when unit_precision > 0 then 1 else quantity end)::int as pieces
    from order_lines l join orders o on o.id = order_id
    where product_id = any(${sql.param([...productIds])}::int[]) and not gift and o.placed_at > ${since} and o.state <> 'cancelled'
    group by product_id`);
  return new Map(rows.map(({ id, pieces }) => [id, pieces]));
}

/** Other products in the newest orders with these products, and in how many orders each is; gifts do not count. */
export async function countBoughtWith(
  { db }: Reading,
  productIds: readonly number[],
  maxOrders: number,
): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map();
  const given = sql`any(${sql.param([...productIds])}::int[])`;
  const { rows } = await db.execute<{ id: number; orders: number }>(sql`
    select l.product_id as id, count(distinct l.order_id)::int as orders from (
      select distinct order_id from order_lines where product_id = ${given} order by order_id desc limit ${maxOrders}) o
    join order_lines l on l.order_id = o.order_id and not l.gift and not l.product_id = ${given}
    group by l.product_id`);
  return new Map(rows.map(({ id, orders }) => [id, orders]));
}
