import { MENU_TAG, productTag } from '#rules/catalogue/cache-tags.ts';
import type { Listing } from '#rules/catalogue/listing.ts';
import { DEFAULT_PAGE_SIZE, DEFAULT_SORT, type ListingQuery } from '#rules/catalogue/listing-query.ts';
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
import { getListingIndex } from './listing-index/get-listing-index.ts';
import { listingOrder } from './listing-order.ts';
import { getListingSource } from './listing-source.ts';
import { markMissed } from './mark-missed.ts';

/** A page of a listing with its filters; null when the category, producer or series does not exist. */
export async function getListing(shop: Shop, query: ListingQuery): Promise<Listing | null> {
  const { kind, sort = DEFAULT_SORT, perPage = DEFAULT_PAGE_SIZE } = query;
  if ('id' in query && !isRowId(query.id)) return null;
  const [head, source, chosen, index] = await Promise.all([
    getListingHead(shop, query),
    getListingSource(shop, query),
    keepKnownFilters(shop, query.filters ?? NO_FILTERS),
    getListingIndex(shop),
  ]);
  if (!head) return null;
  const conditions = filterConditions(chosen);
  const { columns } = index;
  const marked = markMissed(columns, source, conditions);
  const { missed } = marked;
  const rows = countListing(columns, marked, conditions);
  const total = totalOf(rows);
  const pages = Math.max(1, Math.ceil(total / perPage));
  // A page beyond the end shows the last one.
  const page = Math.min(Math.max(1, query.page ?? 1), pages);
  const order = await listingOrder(shop, index, { sort, source, missed, least: page * perPage });
  const ids = findListingPage({ columns, missed, order, perPage, page });
  const [products, filters] = await Promise.all([
    getProductCards(shop, ids),
    listFilters(shop, { rows, conditions, chosen }),
  ]);
  return {
    ...head,
    ...filters,
    ...{ kind, chosen, total, pages, page, perPage, sort, products },
    correctedText: source.facet === null ? source.found.correctedText : null,
    tags: [MENU_TAG, ...head.tags, ...products.map((card) => productTag(card.id))],
  };
}
