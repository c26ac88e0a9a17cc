import { and, eq, inArray } from 'drizzle-orm';
import type { ProductCard } from '#rules/catalogue/products/product-card.ts';
import { isRowId } from '#shop/platform/db/row-id.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { cardColumns, readCard } from './card-row.ts';
import { producers, products } from './tables.ts';

/** Cards of the visible ones among these products, in the order of the ids. */
export async function getProductCards(shop: Shop, ids: readonly number[]): Promise<ProductCard[]> {
  const known = ids.filter(isRowId);
  if (known.length === 0) return [];
  const rows = await shop.db
    .select(cardColumns)
    .from(products)
    .leftJoin(producers, eq(producers.id, products.producerId))
    .where(and(inArray(products.id, known), eq(products.visible, true)));
  const cards = new Map(rows.map((row) => [row.id, readCard(row)]));
  return known.flatMap((id) => cards.get(id) ?? []);
}
