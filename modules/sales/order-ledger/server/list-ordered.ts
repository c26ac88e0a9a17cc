import { inArray } from 'drizzle-orm';
import type { Queries } from '#platform/db/server/connect.ts';
import { orderLines } from './tables.ts';

export async function listOrdered(db: Queries, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { productId } = orderLines;
  const rows = await db
    .selectDistinct({ productId })
    .from(orderLines)
    .where(inArray(productId, [...ids]));
  return rows.map((row) => row.productId);
}
