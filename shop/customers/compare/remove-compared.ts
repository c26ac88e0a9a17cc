import { and, eq, inArray } from 'drizzle-orm';
import { isRowId } from '#shop/platform/db/row-id.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { comparedProducts } from './tables.ts';

export async function removeCompared(shop: Shop, visitorId: number, productIds: number[]): Promise<void> {
  const ids = productIds.filter(isRowId);
  if (ids.length === 0) return;
  await shop.db
    .delete(comparedProducts)
    .where(and(eq(comparedProducts.visitorId, visitorId), inArray(comparedProducts.productId, ids)));
}
