import { inArray, sql } from 'drizzle-orm';
import {
  categoryTag,
  HOME_TAG,
  producerTag,
  productTag,
  seriesTag,
} from '#modules/catalogue/products/rules/cache-tags.ts';
import { productCategories, products } from '#modules/catalogue/products/server/tables.ts';
import type { Database } from '#platform/db/server/connect.ts';

const leastSurcharge = sql`coalesce((
  select sum((select min((v ->> 'surcharge')::int) from jsonb_array_elements(q -> 'values') v))
  from jsonb_array_elements(p.configurator) q where (q ->> 'required')::boolean), 0)`;

/** `lowestShownPrice` of sizes s with their products p, counted by the database: what `min_price` holds. */
export const lowestShown = sql<number>`coalesce(
  min(case when s.gratis then 0 else s.price + ${leastSurcharge} end) filter (where not s.phone_price), 0)::int`;

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
