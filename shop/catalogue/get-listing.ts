import { MENU_TAG, productTag } from '#rules/catalogue/cache-tags.ts';
import type { Listing } from '#rules/catalogue/listing.ts';
import type { ListingQuery } from '#rules/catalogue/listing-query.ts';
import { NO_FILTERS } from '#rules/listing/chosen-filters.ts';
import { isRowId } from '../db/row-id.ts';
import type { Shop } from '../shop.ts';
import { countListing } from './count-listing.ts';
import { filterConditions } from './filter-conditions.ts';
import { findListingPage } from './find-listing-page.ts';
import { getListingHead } from './get-listing-head.ts';
import { getProductCards } from './get-product-cards.ts';
import { keepKnownFilters } from './known-filters.ts';
import { listFilters, totalOf } from './listing-filters.ts';
import { getListingSource } from './listing-source.ts';

/** A page of a listing with its filters; null when the category, producer or series does not exist. */
export async function getListing(shop: Shop, query: ListingQuery): Promise<Listing | null> {
  const { kind, sort = 'relevance-d', perPage = 24 } = query;
  if ('id' in query && !isRowId(query.id)) return null;
  const [head, source, chosen] = await Promise.all([
    getListingHead(shop, query),
    getListingSource(shop, query),
    keepKnownFilters(shop, query.filters ?? NO_FILTERS),
  ]);
  if (!head) return null;
  const conditions = filterConditions(chosen);
  const wanted = Math.max(1, query.page ?? 1);
  const pageAt = (page: number) => findListingPage(shop, { source, conditions, sort, perPage, page });
  const [rows, found] = await Promise.all([countListing(shop, source, conditions), pageAt(wanted)]);
  const total = totalOf(rows);
  const pages = Math.max(1, Math.ceil(total / perPage));
  // A page beyond the end shows the last one.
  const ids = wanted > pages ? await pageAt(pages) : found;
  const [products, filters] = await Promise.all([
    getProductCards(shop, ids),
    listFilters(shop, { rows, conditions, chosen }),
  ]);
  return {
    ...head,
    ...filters,
    ...{ kind, chosen, total, pages, perPage, sort, products },
    correctedText: source.correctedText,
    page: Math.min(wanted, pages),
    tags: [MENU_TAG, ...head.tags, ...products.map((card) => productTag(card.id))],
  };
}
