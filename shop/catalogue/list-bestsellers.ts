import { and, asc, sql } from 'drizzle-orm';
import type { ProductCard } from '#rules/catalogue/product-card.ts';
import type { Shop } from '../shop.ts';
import { getProductCards } from './get-product-cards.ts';
import { mostPopularFirst } from './most-popular-first.ts';
import { products } from './tables.ts';

export async function listBestsellers(shop: Shop, limit: number): Promise<ProductCard[]> {
  const rows = await shop.db
    .select({ id: products.id })
    .from(products)
    // Spelled as in the index that holds them.
    .where(and(sql`is_bestseller`, sql`visible`, products.available))
    .orderBy(mostPopularFirst(products.popularity), asc(products.id))
    .limit(limit);
  return getProductCards(
    shop,
    rows.map((row) => row.id),
  );
}
