import { MENU_TAG, productTag } from '#rules/catalogue/cache-tags.ts';
import type { Listing } from '#rules/catalogue/listing.ts';
import type { ListingQuery } from '#rules/catalogue/listing-query.ts';
import type { Shop } from '../shop.ts';
import { findListingPage } from './find-listing-page.ts';
import { isDatabaseId } from './find-product.ts';
import { getListingHead, type ListingHead } from './get-listing-head.ts';
import { getProductCards } from './get-product-cards.ts';

/** A page of a listing; null when the category, producer or series does not exist. */
export async function getListing(shop: Shop, query: ListingQuery): Promise<Listing | null> {
  const { sort = 'relevance-d', perPage = 24 } = query;
  if (query.kind !== 'search' && !isDatabaseId(query.id)) return null;
  const head = await getListingHead(shop, query);
  if (!head) return null;
  const wanted = Math.max(1, query.page ?? 1);
  const { total, ids, correctedText } = await findListingPage(shop, query, { sort, perPage, page: wanted });
  const pages = Math.max(1, Math.ceil(total / perPage));
  const products = await getProductCards(shop, ids);
  return {
    ...head,
    ...{ total, pages, perPage, sort, products, correctedText },
    page: Math.min(wanted, pages),
    tags: [MENU_TAG, ...head.tags, ...products.map((card) => productTag(card.id))],
  } satisfies ListingHead & Listing;
}
