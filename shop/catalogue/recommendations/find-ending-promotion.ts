import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { ProductCard } from '#rules/catalogue/products/product-card.ts';
import { getProductCards } from '#shop/catalogue/products/index.ts';
import { products } from '#shop/catalogue/products/tables.ts';
import type { Shop } from '#shop/platform/shop.ts';

export interface EndingPromotion {
  card: ProductCard;
  /** ISO */
  until: string;
}

/** The promoted product whose promotion ends next; null when none does. */
export async function findEndingPromotion(shop: Shop): Promise<EndingPromotion | null> {
  const [next] = await shop.db
    .select({ id: products.id, until: products.promotionUntil })
    .from(products)
    // Spelled as in the index of promoted products.
    .where(
      and(
        sql`is_promotion and is_reduced and visible`,
        eq(products.available, true),
        gt(products.promotionUntil, shop.now()),
      ),
    )
    .orderBy(asc(products.promotionUntil), asc(products.id))
    .limit(1);
  const [card] = next ? await getProductCards(shop, [next.id]) : [];
  return card && next?.until ? { card, until: next.until.toISOString() } : null;
}
