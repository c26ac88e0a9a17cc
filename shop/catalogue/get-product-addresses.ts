import { and, asc, eq, gte, lt, max } from 'drizzle-orm';
import { productLink } from '#rules/links/screen-links.ts';
import type { Shop } from '../shop.ts';
import { products } from './tables.ts';

export interface ProductAddress {
  link: string;
  updatedAt: Date;
}

/** The visible products whose ids lie in a range, for the sitemap; the end is not included. */
export async function getProductAddresses(shop: Shop, from: number, end: number): Promise<ProductAddress[]> {
  const rows = await shop.db
    .select({ id: products.id, slug: products.slug, updatedAt: products.updatedAt })
    .from(products)
    .where(and(gte(products.id, from), lt(products.id, end), eq(products.visible, true)))
    .orderBy(asc(products.id));
  return rows.map(({ id, slug, updatedAt }) => ({ link: productLink(id, slug), updatedAt }));
}

export async function getLastProductId(shop: Shop): Promise<number> {
  const [row] = await shop.db.select({ last: max(products.id) }).from(products);
  return row?.last ?? 0;
}
