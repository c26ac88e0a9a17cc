import { and, asc, eq, exists, gt } from 'drizzle-orm';
import { products, sizes } from '#shop/catalogue/products/tables.ts';
import type { Shop } from '#shop/platform/shop.ts';

const MOST = 24;

/** Ids of the products points can be exchanged for. */
export async function listPointsProducts(shop: Shop): Promise<number[]> {
  const priced = shop.db
    .select({ id: sizes.id })
    .from(sizes)
    .where(and(eq(sizes.productId, products.id), gt(sizes.points, 0)));
  const rows = await shop.db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.forPoints, true), eq(products.visible, true), eq(products.available, true), exists(priced)))
    .orderBy(asc(products.minPrice), asc(products.id))
    .limit(MOST);
  return rows.map(({ id }) => id);
}
