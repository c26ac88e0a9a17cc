import {
  countSearch,
  type FoundProducts,
  recordSearch,
  searchProducts,
} from '#modules/catalogue/search/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { ListingTarget } from '../rules/listing-query.ts';
import type { FacetName } from './listing-index/listing-columns.ts';

/** The products of a listing before any filter: those with a value, or those a text found. */
export type ListingSource = { facet: FacetName; value: string } | { facet: null; found: FoundProducts };

export function getListingSource(shop: Shop, target: ListingTarget): Promise<ListingSource> | ListingSource {
  switch (target.kind) {
    case 'category':
      return { facet: 'categories', value: String(target.id) };
    case 'producer':
      return { facet: 'producers', value: String(target.id) };
    case 'series':
      return { facet: 'series', value: String(target.id) };
    case 'promotions':
      return { facet: 'flags', value: 'promotion' };
    case 'new':
      return { facet: 'flags', value: 'new' };
    case 'search':
      return searchSource(shop, target.text);
  }
}

async function searchSource(shop: Shop, text: string): Promise<ListingSource> {
  const found = await searchProducts(shop, text);
  // Nobody waits for the count; a failure is logged there.
  if (found.whole) void recordSearch(shop, text);
  if (found.whole || found.ids.length === 0) void countSearch(shop, text, { found: found.whole });
  return { facet: null, found };
}
