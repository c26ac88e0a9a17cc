import { asc, eq, inArray } from 'drizzle-orm';
import type { ProductCard } from '#rules/catalogue/products/product-card.ts';
import type { TraitFact } from '#rules/customers/compare/compare-rows.ts';
import { getProductCards } from '#shop/catalogue/products/index.ts';
import { productTraits, traits, traitValues } from '#shop/catalogue/products/tables.ts';
import type { Shop } from '#shop/platform/shop.ts';

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
