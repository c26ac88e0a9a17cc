import { and, asc, eq, inArray } from 'drizzle-orm';
import { getProductCards } from '#modules/catalogue/listing-index/server/index.ts';
import type { ProductCard } from '#modules/catalogue/products/rules/product-card.ts';
import { products, productTraits, traits, traitValues } from '#modules/catalogue/products/server/tables.ts';
import { isRowId } from '#platform/db/server/columns.ts';
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

/** In the order they were chosen. */
export async function listCompared(shop: Shop, visitorId: number): Promise<ComparedProduct[]> {
  const rows = await shop.db
    .select({
      id: products.id,
      name: products.name,
      slug: products.slug,
      photo: products.photo,
      photoFocus: products.photoFocus,
    })
    .from(comparedProducts)
    .innerJoin(products, eq(products.id, comparedProducts.productId))
    .where(and(eq(comparedProducts.visitorId, visitorId), eq(products.visible, true)))
    .orderBy(comparedProducts.addedAt, products.id);
  return rows.map(({ slug, ...row }) => ({ ...row, link: productLink(row.id, slug) }));
}

export type CompareOutcome = 'added' | 'already-compared' | 'compare-full' | 'unknown-product';

export async function addCompared(shop: Shop, visitorId: number, productId: number): Promise<CompareOutcome> {
  if (!isRowId(productId)) return 'unknown-product';
  return shop.db.transaction(async (tx) => {
    await lockVisitor(tx, visitorId);
    // What is hidden now cannot be seen on the list either, so it takes no place.
    const held = await tx
      .select({ productId: comparedProducts.productId })
      .from(comparedProducts)
      .innerJoin(products, eq(products.id, comparedProducts.productId))
      .where(and(eq(comparedProducts.visitorId, visitorId), eq(products.visible, true)));
    if (held.some((row) => row.productId === productId)) return 'already-compared';
    if (held.length >= MAX_COMPARED) return 'compare-full';
    const found = await tx
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.id, productId), eq(products.visible, true)));
    if (found.length === 0) return 'unknown-product';
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
  /** In the order in which the product page lists traits. */
  facts: TraitFact[];
}

/** The visible ones among these products with everything that can be compared, in two queries. */
export async function getComparison(shop: Shop, ids: readonly number[]): Promise<Comparison> {
  const cards = await getProductCards(shop, ids);
  if (cards.length === 0) return { cards, facts: [] };
  const facts = await shop.db
    .select({ productId: productTraits.productId, name: traits.name, value: traitValues.value })
    .from(productTraits)
    .innerJoin(traitValues, eq(traitValues.id, productTraits.valueId))
    .innerJoin(traits, eq(traits.id, traitValues.traitId))
    .where(
      inArray(
        productTraits.productId,
        cards.map((card) => card.id),
      ),
    )
    .orderBy(asc(traits.position), asc(traits.id), asc(traitValues.position), asc(traitValues.id));
  return { cards, facts };
}
