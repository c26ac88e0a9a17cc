import { and, eq } from 'drizzle-orm';
import { productLink } from '#rules/platform/links/screen-links.ts';
import { products } from '#shop/catalogue/products/tables.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { comparedProducts } from './tables.ts';

export interface ComparedProduct {
  id: number;
  name: string;
  link: string;
  photo: string | null;
}

/** In the order they were chosen. */
export async function listCompared(shop: Shop, visitorId: number): Promise<ComparedProduct[]> {
  const rows = await shop.db
    .select({ id: products.id, name: products.name, slug: products.slug, photo: products.photo })
    .from(comparedProducts)
    .innerJoin(products, eq(products.id, comparedProducts.productId))
    .where(and(eq(comparedProducts.visitorId, visitorId), eq(products.visible, true)))
    .orderBy(comparedProducts.addedAt, products.id);
  return rows.map(({ slug, ...row }) => ({ ...row, link: productLink(row.id, slug) }));
}
