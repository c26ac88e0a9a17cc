import { eq, sql } from 'drizzle-orm';
import { isRowId } from '#shop/platform/db/row-id.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { partsOf } from './part-row.ts';
import { sizesOf } from './size-row.ts';
import { categories, producers, products, series } from './tables.ts';

export type ProductCore = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

/** A visible product with its sizes, producer and series. */
export async function findProduct(shop: Shop, id: number) {
  if (!isRowId(id)) return null;
  const [row] = await shop.db
    .select({
      product: products,
      producer: producers,
      series: series,
      categoryPath: categories.path,
      sizes: sizesOf(sql`${products.id}`),
      parts: partsOf(sql`${products.id}`),
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(producers, eq(producers.id, products.producerId))
    .leftJoin(series, eq(series.id, products.seriesId))
    .where(eq(products.id, id));
  return row?.product.visible ? row : null;
}
