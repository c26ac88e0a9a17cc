import type { ListingIndex } from '#modules/catalogue/listing/server/listing-index/listing-index.ts';
import type { ProductCard } from '#modules/catalogue/products/rules/product-card.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

/** A word that is on every second card says nothing. */
const ONE_IN = 20;

/** Leaves the mark of a bestseller to the twentieth part of all products that sells best, however many the owner marked. */
export async function capBestsellers(
  shop: Shop,
  cards: readonly ProductCard[],
  getIndex: () => Promise<ListingIndex>,
): Promise<ProductCard[]> {
  if (!cards.some(({ flags }) => flags.isBestseller)) return [...cards];
  const index = await getIndex();
  const order = await index.orderBy(shop, 'popularity');
  const { columns } = index;
  // The first that is too many; nobody who sells as much is above it.
  const next = order[Math.floor(order.length / ONE_IN)];
  const sold = (slot: number | undefined) => columns.popularity[slot ?? -1] ?? 0;
  return cards.map((card) => {
    const isTop = card.available && sold(columns.slotOf(card.id)) > sold(next);
    return isTop ? card : { ...card, flags: { ...card.flags, isBestseller: false } };
  });
}
