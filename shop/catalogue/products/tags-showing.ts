import { inArray } from 'drizzle-orm';
import { categoryTag, HOME_TAG, producerTag, productTag, seriesTag } from '#rules/catalogue/products/cache-tags.ts';
import type { Database } from '#shop/platform/db/connect.ts';
import { productCategories, products } from './tables.ts';

/** Tags of every page that may show the price or the availability of these products. */
export async function tagsShowing(db: Pick<Database, 'select'>, productIds: readonly number[]): Promise<string[]> {
  if (productIds.length === 0) return [];
  const shown = await db
    .select({ id: products.id, producerId: products.producerId, seriesId: products.seriesId })
    .from(products)
    .where(inArray(products.id, [...productIds]));
  const listed = await db
    .select({ categoryId: productCategories.categoryId })
    .from(productCategories)
    .where(inArray(productCategories.productId, [...productIds]));
  return [
    HOME_TAG,
    ...listed.map((row) => categoryTag(row.categoryId)),
    ...shown.flatMap(({ id, producerId, seriesId }) => [
      productTag(id),
      ...(producerId ? [producerTag(producerId)] : []),
      ...(seriesId ? [seriesTag(seriesId)] : []),
    ]),
  ];
}
