import { type SQL, sql } from 'drizzle-orm';
import { products } from '#modules/catalogue/products/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { Day } from '#platform/time/rules/day.ts';
import { splitMonths } from '../rules/numbers-period.ts';
import type { SalesFigures } from '../rules/sales-figures.ts';

interface Days {
  from: Day;
  to: Day;
}

export interface DaySales extends SalesFigures {
  day: Day;
}

/** O.40: orders by Warsaw day without cancelled ones. Days without an order have no entry. */
export async function listSalesDays({ db }: Pick<Shop, 'db'>, { from, to }: Days): Promise<DaySales[]> {
  const { rows } = await db.execute<{ day: Day; orders: number; sales: string }>(sql`
    select day::text as day, sum(orders)::int as orders, sum(sales) as sales from (
      select day, orders, sales from sales_days where day between ${from} and ${to}
      union all
      select day, orders, sales from sales_moves where product_id is null and day between ${from} and ${to}) as known
    group by day having sum(orders) <> 0 order by day`);
  return rows.map(({ day, orders, sales }) => ({ day, orders, sales: Number(sales) }));
}

export interface SoldProduct {
  productId: number;
  /** Null when the product is gone. */
  name: string | null;
  pieces: number;
  sales: number;
}

/** By sales, without gifts. */
export async function listBestSellers({ db }: Pick<Shop, 'db'>, days: Days, max: number): Promise<SoldProduct[]> {
  const sold = soldIn(days);
  // Ranked with float8, which is fast and exact up to ninety trillion złoty; pieces may be fractions and are summed only for the
  // shown products.
  const { rows: first } = await db.execute<{ id: number }>(sql`
    select id from (${sold}) as known group by id having sum(sales::float8) > 0
    order by sum(sales::float8) desc, id limit ${max}`);
  const ids = sql.param(first.map(({ id }) => id));
  // If there are fewer, products without sales follow them.
  const which = first.length < max ? sql`true` : sql`id = any(${ids}::int[])`;
  const { rows } = await db.execute<{ id: number; name: string | null; pieces: string; sales: string }>(sql`
    select best.id, p.name, best.pieces, best.sales from (
      select id, sum(pieces) as pieces, sum(sales) as sales from (${sold}) as known where ${which}
      group by id having sum(pieces) > 0 order by sum(sales) desc, id limit ${max}) as best
    left join ${products} p on p.id = best.id order by best.sales desc, best.id`);
  return rows.map(({ id, name, pieces, sales }) => ({
    productId: id,
    name,
    pieces: Number(pieces),
    sales: Number(sales),
  }));
}

/** Sales by product: sums of whole months, and days for the rest. */
function soldIn({ from, to }: Days): SQL {
  const { months, days } = splitMonths(from, to);
  const parts = [
    sql`select product_id as id, pieces, sales from sales_moves where product_id is not null and day between ${from} and ${to}`,
    ...days.map(
      (part) => sql`select product_id, pieces, sales from product_days where day between ${part.from} and ${part.to}`,
    ),
  ];
  if (months) {
    parts.push(
      sql`select product_id, pieces, sales from product_months where month between ${months.first} and ${months.last}`,
    );
  }
  return sql.join(parts, sql` union all `);
}
