import type { ListingSort } from '#rules/catalogue/products/listing-query.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { bestFirst } from './best-first.ts';
import type { SortKey } from './listing-index/listing-columns.ts';
import type { ListingIndex } from './listing-index/listing-index.ts';
import type { ListingSource } from './listing-source.ts';

/** All slots a listing may show, in its order. */
export interface ListingOrder {
  slots: ArrayLike<number>;
  reversed: boolean;
}

/** Ties are broken in the same direction: an order upside down is exactly the opposite one. */
const ORDERS: Record<ListingSort, { key: SortKey; reversed: boolean }> = {
  'relevance-d': { key: 'popularity', reversed: false },
  'name-a': { key: 'name', reversed: false },
  'name-d': { key: 'name', reversed: true },
  'price-a': { key: 'price', reversed: false },
  'price-d': { key: 'price', reversed: true },
  'date-a': { key: 'created', reversed: false },
  'date-d': { key: 'created', reversed: true },
};

interface Wanted {
  sort: ListingSort;
  source: ListingSource;
  /** By slot: the filters a product misses. */
  missed: Uint16Array;
  /** How many products from the beginning are needed. */
  least: number;
}

export async function listingOrder(shop: Shop, index: ListingIndex, wanted: Wanted): Promise<ListingOrder> {
  const { sort, source, missed, least } = wanted;
  if (sort === 'relevance-d' && source.facet === null) {
    const isWanted = (slot: number) => missed[slot] === 0;
    const order = await index.orderBy(shop, source.found.bounds.cheapest ? 'price' : 'popularity');
    const slots = await bestFirst(source.found, { columns: index.columns, order, isWanted, least });
    return { slots, reversed: false };
  }
  const { key, reversed } = ORDERS[sort];
  return { slots: await index.orderBy(shop, key), reversed };
}
