import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { ProductCard } from '#rules/catalogue/product-card.ts';
import type { Shop } from '../shop.ts';
import { type CardRow, cardColumns, readCard } from './card-row.ts';
import { bundleParts, producers, products } from './tables.ts';

export interface RelatedProduct {
  card: ProductCard;
  versionGroup: number | null;
  versionName: string | null;
  versionTone: string | null;
  /** Set when the product is a part of the bundle. */
  partId: number | null;
  partQuantity: number | null;
  partPosition: number | null;
}

/** Versions of the model and parts of the bundle in one query. */
export async function getRelatedProducts(
  shop: Shop,
  product: { id: number; versionGroup: number | null; type: string },
): Promise<RelatedProduct[]> {
  const isVersion = product.versionGroup === null ? undefined : eq(products.versionGroup, product.versionGroup);
  const hasParts = product.type === 'product_bundle' || product.type === 'product_collection';
  if (!isVersion && !hasParts) return [];
  const isPart: SQL = sql`${bundleParts.id} is not null`;
  const partIds: SQL = sql`${products.id} in (select part_product_id from bundle_parts where product_id = ${product.id})`;
  const rows = await shop.db
    .select({
      ...cardColumns,
      versionGroup: products.versionGroup,
      versionTone: products.versionTone,
      partId: bundleParts.id,
      partQuantity: bundleParts.quantity,
      partPosition: bundleParts.position,
    })
    .from(products)
    .leftJoin(producers, eq(producers.id, products.producerId))
    .leftJoin(bundleParts, and(eq(bundleParts.partProductId, products.id), eq(bundleParts.productId, product.id)))
    .where(and(eq(products.visible, true), or(isVersion, hasParts ? and(partIds, isPart) : undefined)))
    .orderBy(products.id);
  return rows.map(({ versionGroup, versionName, versionTone, partId, partQuantity, partPosition, ...row }) => ({
    ...{ versionGroup, versionName, versionTone, partId, partQuantity, partPosition },
    card: readCard(row satisfies CardRow),
  }));
}
