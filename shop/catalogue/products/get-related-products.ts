import { and, eq } from 'drizzle-orm';
import type { ProductCard } from '#rules/catalogue/products/product-card.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { type CardRow, cardColumns, readCard } from './card-row.ts';
import { producers, products } from './tables.ts';

export interface RelatedProduct {
  card: ProductCard;
  versionName: string | null;
  versionTone: string | null;
}

/** The versions of the model, the product itself among them. */
export async function getRelatedProducts(
  shop: Shop,
  { versionGroup }: { versionGroup: number | null },
): Promise<RelatedProduct[]> {
  if (versionGroup === null) return [];
  const rows = await shop.db
    .select({ ...cardColumns, versionTone: products.versionTone })
    .from(products)
    .leftJoin(producers, eq(producers.id, products.producerId))
    .where(and(eq(products.visible, true), eq(products.versionGroup, versionGroup)))
    .orderBy(products.id);
  return rows.map(({ versionName, versionTone, ...row }) => ({
    versionName,
    versionTone,
    card: readCard(row satisfies CardRow),
  }));
}
