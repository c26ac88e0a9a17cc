import { sql } from 'drizzle-orm';
import type { Shop } from '#platform/shop/server/shop.ts';

/** Run by a job: adds the moves to the sums. One statement, so that a reader counts nothing twice. */
export async function sumSales({ db }: Pick<Shop, 'db'>): Promise<void> {
  await db.execute(sql`
    with moved as (delete from sales_moves returning day, product_id, orders, pieces, sales),
    days as (
      insert into sales_days as known (day, orders, sales)
      select day, sum(orders), sum(sales) from moved where product_id is null group by day
      on conflict (day) do update set orders = known.orders + excluded.orders, sales = known.sales + excluded.sales),
    products as (
      insert into product_days as known (day, product_id, pieces, sales)
      select day, product_id, sum(pieces), sum(sales) from moved where product_id is not null group by day, product_id
      on conflict (day, product_id) do update set pieces = known.pieces + excluded.pieces, sales = known.sales + excluded.sales)
    insert into product_months as known (month, product_id, pieces, sales)
    select date_trunc('month', day)::date, product_id, sum(pieces), sum(sales) from moved where product_id is not null group by 1, 2
    on conflict (month, product_id) do update set pieces = known.pieces + excluded.pieces, sales = known.sales + excluded.sales`);
}
