import { sql } from 'drizzle-orm';
import type { Shop } from '#shop/platform/shop.ts';

type Flag = 'is_bestseller' | 'is_new' | 'is_promotion and is_reduced';

/** The most popular products that can be bought among those with a mark; the condition is that of their index. */
export async function pickFlagged(shop: Shop, flag: Flag, most: number): Promise<number[]> {
  const { rows } = await shop.db.execute<{ id: number }>(sql`
    select id from products where ${sql.raw(flag)} and visible and available
    order by popularity desc nulls last, id limit ${most}`);
  return rows.map((row) => row.id);
}
