import { and, eq } from 'drizzle-orm';
import { MOST_COMPARED } from '#rules/customers/compare/most-compared.ts';
import { products } from '#shop/catalogue/products/tables.ts';
import { isRowId } from '#shop/platform/db/row-id.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { lockVisitor } from '#shop/platform/visitors/index.ts';
import { comparedProducts } from './tables.ts';

export type CompareOutcome = 'added' | 'already-compared' | 'compare-full' | 'unknown-product';

export async function addCompared(shop: Shop, visitorId: number, productId: number): Promise<CompareOutcome> {
  if (!isRowId(productId)) return 'unknown-product';
  return shop.db.transaction(async (tx) => {
    await lockVisitor(tx, visitorId);
    // What is hidden now cannot be seen on the list either, so it takes no place.
    const held = await tx
      .select({ productId: comparedProducts.productId })
      .from(comparedProducts)
      .innerJoin(products, eq(products.id, comparedProducts.productId))
      .where(and(eq(comparedProducts.visitorId, visitorId), eq(products.visible, true)));
    if (held.some((row) => row.productId === productId)) return 'already-compared';
    if (held.length >= MOST_COMPARED) return 'compare-full';
    const found = await tx
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.id, productId), eq(products.visible, true)));
    if (found.length === 0) return 'unknown-product';
    await tx.insert(comparedProducts).values({ visitorId, productId, addedAt: shop.now() });
    return 'added';
  });
}
