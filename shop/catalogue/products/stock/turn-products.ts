import { inArray, sql } from 'drizzle-orm';
import type { Database } from '#shop/platform/db/connect.ts';
import { products } from '../tables.ts';
import { onSale } from './on-sale.ts';

export type StockTransaction = Pick<Database, 'select' | 'update' | 'insert' | 'execute'>;

/** Writes down which of these products came on sale or went off it, and returns them. */
export async function turnProducts(tx: StockTransaction, ids: readonly number[], now: Date): Promise<number[]> {
  const turned = await tx
    .update(products)
    .set({ available: sql`not available`, updatedAt: now })
    .where(sql`${inArray(products.id, [...ids])} and available <> ${onSale}`)
    .returning({ id: products.id });
  return turned.map((row) => row.id);
}
