import type { FacetName } from '#modules/catalogue/listing-index/server/index.ts';
import { HOME_TAG } from '#modules/catalogue/products/rules/cache-tags.ts';
import {
  type GroupHead,
  getCategoryHead,
  getProducerHead,
  getSeriesHead,
} from '#modules/catalogue/products/server/index.ts';
import {
  countSearch,
  type FoundProducts,
  recordSearch,
  SEARCH_TAG,
  searchProducts,
} from '#modules/catalogue/search/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { ListingTarget } from '../rules/listing-query.ts';

export async function getListingHead(shop: Shop, target: ListingTarget): Promise<GroupHead | null> {
  switch (target.kind) {
    case 'category':
      return getCategoryHead(shop, target.id);
    case 'producer':
      return getProducerHead(shop, target.id);
    case 'series':
      return getSeriesHead(shop, target.id);
    case 'promotions':
    case 'new':
      // Any product can join or leave, as on the main page.
      return { ...NO_GROUP, tags: [HOME_TAG] };
    case 'search':
      return { ...NO_GROUP, title: target.text, tags: [SEARCH_TAG] };
  }
}

const NO_GROUP = { title: '', path: [], description: '', children: [] };

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
  // Not awaited; a failure is logged there.
  if (found.whole) void recordSearch(shop, text);
  if (found.whole || found.ids.length === 0) void countSearch(shop, text, { found: found.whole });
  return { facet: null, found };
}
