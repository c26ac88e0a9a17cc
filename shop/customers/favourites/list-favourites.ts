import { and, desc, eq } from 'drizzle-orm';
import { productLink } from '#rules/platform/links/screen-links.ts';
import type { Grosze } from '#rules/platform/money/grosze.ts';
import { products } from '#shop/catalogue/products/tables.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { favourites } from './tables.ts';

export interface Favourite {
  productId: number;
  size: string;
  name: string;
  link: string;
  photo: string | null;
  price: Grosze;
  available: boolean;
}

/** The newest first; withdrawn products are left out. */
export async function listFavourites(shop: Shop, visitorId: number): Promise<Favourite[]> {
  const rows = await shop.db
    .select({
      productId: products.id,
      size: favourites.sizeType,
      name: products.name,
      slug: products.slug,
      photo: products.photo,
      price: products.minPrice,
      available: products.available,
    })
    .from(favourites)
    .innerJoin(products, eq(products.id, favourites.productId))
    .where(and(eq(favourites.visitorId, visitorId), eq(products.visible, true)))
    .orderBy(desc(favourites.addedAt), products.id);
  return rows.map(({ slug, ...row }) => ({ ...row, link: productLink(row.productId, slug) }));
}
