import { eq, sql } from 'drizzle-orm';
import type { ProductPage } from '#rules/catalogue/product-page.ts';
import type { Shop } from '../shop.ts';
import { getCategoryPath } from './get-listing-head.ts';
import { getProductExtras } from './get-product-extras.ts';
import { getRelatedProducts } from './get-related-products.ts';
import { readProductPage } from './read-product-page.ts';
import { sizesOf } from './size-row.ts';
import { categories, producers, products, series } from './tables.ts';

/** Everything the product page shows, in four queries; null when there is no such visible product. */
export async function getProductPage(shop: Shop, id: number): Promise<ProductPage | null> {
  const core = await findProduct(shop, id);
  if (!core) return null;
  const [path, extras, related] = await Promise.all([
    getCategoryPath(shop, core.categoryPath),
    getProductExtras(shop, id),
    getRelatedProducts(shop, core.product),
  ]);
  return readProductPage({ ...core, path, extras, related, currency: shop.settings.currency });
}

export type ProductCore = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

/** The product with its sizes, producer and series. */
async function findProduct(shop: Shop, id: number) {
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

/** What the database can hold as an id: anything else exists nowhere and must not reach it. */
export function isDatabaseId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647;
}
