import { and, eq, inArray, sql } from 'drizzle-orm';
import { getProductCards } from '#modules/catalogue/listing-index/server/index.ts';
import type { ProductCard } from '#modules/catalogue/products/rules/product-card.ts';
import { isShownProduct, listShownProducts, listTraitFacts } from '#modules/catalogue/products/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { productLink } from '#platform/links/rules/screen-links.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { lockVisitor } from '#platform/visitors/server/index.ts';
import { MAX_COMPARED, type TraitFact } from '../rules/compare-view.ts';
import { comparedProducts } from './tables.ts';

export interface ComparedProduct {
  id: number;
  name: string;
  link: string;
  photo: string | null;
  photoFocus: string | null;
}

export async function listCompared(shop: Shop, visitorId: number): Promise<ComparedProduct[]> {
  const rows = await shop.db
    .select({ id: comparedProducts.productId })
    .from(comparedProducts)
    .where(eq(comparedProducts.visitorId, visitorId))
    .orderBy(comparedProducts.addedAt, comparedProducts.productId);
  const shown = await listShownProducts(
    shop.db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id }) => {
    const product = shown.get(id);
    if (!product) return [];
    const { name, slug, photo, photoFocus } = product;
    return [{ id, name, link: productLink(id, slug), photo, photoFocus }];
  });
}

export type CompareOutcome = 'added' | 'already-compared' | 'compare-full' | 'unknown-product';

export async function addCompared(shop: Shop, visitorId: number, productId: number): Promise<CompareOutcome> {
  if (!isRowId(productId)) return 'unknown-product';
  return shop.db.transaction(async (tx) => {
    await lockVisitor(tx, visitorId);
    // Hidden products take no place.
    const held = await tx
      .select({ productId: comparedProducts.productId })
      .from(comparedProducts)
      .where(and(eq(comparedProducts.visitorId, visitorId), isShownProduct(comparedProducts.productId)));
    if (held.some((row) => row.productId === productId)) return 'already-compared';
    if (held.length >= MAX_COMPARED) return 'compare-full';
    const shown = await listShownProducts(tx, [productId]);
    if (!shown.has(productId)) return 'unknown-product';
    await tx.insert(comparedProducts).values({ visitorId, productId, addedAt: shop.now() });
    return 'added';
  });
}

export async function removeCompared(shop: Shop, visitorId: number, productIds: number[]): Promise<void> {
  const ids = productIds.filter(isRowId);
  if (ids.length === 0) return;
  await shop.db
    .delete(comparedProducts)
    .where(and(eq(comparedProducts.visitorId, visitorId), inArray(comparedProducts.productId, ids)));
}

export interface Comparison {
  cards: ProductCard[];
  facts: TraitFact[];
}

export async function getComparison(shop: Shop, ids: readonly number[]): Promise<Comparison> {
  const cards = await getProductCards(shop, ids);
  if (cards.length === 0) return { cards, facts: [] };
  const facts = await listTraitFacts(
    shop.db,
    cards.map((card) => card.id),
  );
  return { cards, facts };
}

export async function copyCompared(tx: Transaction, fromVisitor: number, toVisitor: number): Promise<void> {
  await tx.execute(sql`
    insert into ${comparedProducts} (visitor_id, product_id, added_at)
    select ${toVisitor}, product_id, added_at from ${comparedProducts} where visitor_id = ${fromVisitor}
    on conflict do nothing`);
}
