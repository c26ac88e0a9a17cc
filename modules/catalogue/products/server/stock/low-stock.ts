import { sql } from 'drizzle-orm';
import type { Shop } from '#platform/shop/server/shop.ts';

/** From so few pieces down the owner should think of ordering more. */
export const LOW_STOCK = 3;

export interface LowSize {
  productId: number;
  slug: string;
  name: string;
  code: string;
  size: string;
  stock: number;
  unit: string;
  /** Pieces of the product sold in the last 90 days. */
  sold: number;
}

/**
 * Sizes that are on sale, or would be had they not sold out, and of which few are left. What is brought in on order, withheld,
 * without limit, put together of others or never sent runs out of nothing.
 */
const isLow = sql`s.stock between 0 and ${LOW_STOCK} and s.status <> 'order' and (s.status = 'enable' or s.stock = 0)
  and p.visible and p.type in ('product', 'product_configurable')`;

/** Sold out sizes first, then by sales. */
export async function listLowStock({ db }: Pick<Shop, 'db'>, max: number): Promise<LowSize[]> {
  const { rows } = await db.execute<Omit<LowSize, 'stock'> & { stock: string }>(sql`
    select p.id as "productId", p.slug, p.name, case when s.code = '' then p.code else s.code end as code,
      case when s.type = 'uniw' then '' else s.name end as size, s.stock, p.unit, p.popularity as sold
    from sizes s join products p on p.id = s.product_id
    where ${isLow}
    order by s.stock, p.popularity desc, p.id, s.position
    limit ${max}`);
  return rows.map((row) => ({ ...row, stock: Number(row.stock) }));
}

export async function countLowStock({ db }: Pick<Shop, 'db'>): Promise<number> {
  const { rows } = await db.execute<{ many: number }>(
    sql`select count(*)::int as many from sizes s join products p on p.id = s.product_id where ${isLow}`,
  );
  return rows[0]?.many ?? 0;
}
