import { productTag } from '#modules/catalogue/products/rules/cache-tags.ts';
import type { ProductCard } from '#modules/catalogue/products/rules/product-card.ts';
import { listCards, listVersions, withVersions } from '#modules/catalogue/products/server/index.ts';
import { storedRows } from '#platform/cache/server/cached-rows.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { getListingIndex } from './get-listing-index.ts';
import type { ListingColumns } from './listing-columns.ts';
import type { ListingIndex } from './listing-index.ts';

/** The end of thirty days and a renamed producer purge nothing: they show after this time, as on a cached page. */
const CACHE_SECONDS = 300;
const MAX_CARDS = 5_000;

const readCards = storedRows<ProductCard>({
  seconds: CACHE_SECONDS,
  max: MAX_CARDS,
  tagsOf: (id) => [productTag(id)],
  read: (shop, ids) => listCards(shop, ids),
});

/** Cards of the visible products, in the order of the ids. */
export async function getProductCards(
  shop: Shop,
  ids: readonly number[],
  getIndex = () => getListingIndex(shop),
): Promise<ProductCard[]> {
  const rowIds = ids.filter(isRowId);
  if (rowIds.length === 0) return [];
  const read = await readCards(shop, rowIds);
  const capped = await capBestsellers(shop, [...read.values()], getIndex);
  const cards = new Map(capped.map((card) => [card.id, card]));
  return rowIds.flatMap((id) => cards.get(id) ?? []);
}

export async function getVersionCard(shop: Shop, id: number): Promise<ProductCard | null> {
  const [[card], index] = await Promise.all([getProductCards(shop, [id]), getListingIndex(shop)]);
  if (!card) return null;
  const models = shop.settings.oneCardPerModel ? modelsOf(index.columns, [id]) : [];
  return withVersions(card, await listVersions(shop, models));
}

export function modelsOf(columns: ListingColumns, ids: readonly number[]): number[] {
  return ids.flatMap((id) => columns.models[columns.model[columns.slotOf(id) ?? -1] ?? 0] || []);
}

/** A mark on every second card would say nothing. */
const BESTSELLERS_ONE_IN = 20;

/** Limits the mark to the best selling twentieth of all products, however many the owner marked. */
async function capBestsellers(
  shop: Shop,
  cards: readonly ProductCard[],
  getIndex: () => Promise<ListingIndex>,
): Promise<readonly ProductCard[]> {
  if (!cards.some(({ flags }) => flags.isBestseller)) return cards;
  const index = await getIndex();
  const order = await index.orderBy(shop, 'popularity');
  const { columns } = index;
  const sold = (slot: number | undefined) => columns.popularity[slot ?? -1] ?? 0;
  const firstExcluded = order[Math.floor(order.length / BESTSELLERS_ONE_IN)];
  return cards.map((card) => {
    const isTop = card.available && sold(columns.slotOf(card.id)) > sold(firstExcluded);
    return isTop ? card : { ...card, flags: { ...card.flags, isBestseller: false } };
  });
}
