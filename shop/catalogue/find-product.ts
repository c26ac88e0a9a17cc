import { eq, sql } from 'drizzle-orm';
import type { Shop } from '../shop.ts';
import { sizesOf } from './size-row.ts';
import { categories, producers, products, series } from './tables.ts';

export type ProductCore = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

/** A visible product with its sizes, producer and series. */
export async function findProduct(shop: Shop, id: number) {
  if (!isDatabaseId(id)) return null;
  const [row] = await shop.db
    .select({
      product: products,
      producer: producers,
      series: series,
      categoryPath: categories.path,
      sizes: sizesOf(sql`${products.id}`),
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(producers, eq(producers.id, products.producerId))
    .leftJoin(series, eq(series.id, products.seriesId))
    .where(eq(products.id, id));
  return row?.product.visible ? row : null;
}

const HIGHEST_ID = 2_147_483_647;

/** What the database can hold as an id: anything else exists nowhere and must not reach it. */
export function isDatabaseId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= HIGHEST_ID;
}
