import type { ListingTarget } from '#rules/catalogue/listing-query.ts';
import { searchProducts } from '../search/index.ts';
import type { Shop } from '../shop.ts';
import type { FacetName } from './listing-index/listing-columns.ts';

/** The products of a listing before any filter: those with a value, or those a text found. */
export type ListingSource =
  | { facet: FacetName; value: string }
  | {
      facet: null;
      /** Best first. */
      found: readonly number[];
      /** What was searched instead of a mistyped text; null otherwise. */
      correctedText: string | null;
    };

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

// More matches than this are too vague to be worth counting by value.
const MOST_MATCHES = 20_000;

/** Everything the text finds, best first: filters and counts then work as for any other listing. */
async function searchSource(shop: Shop, text: string): Promise<ListingSource> {
  const { ids, correctedText } = await searchProducts(shop, text, { perPage: MOST_MATCHES, page: 1 });
  return { facet: null, found: ids, correctedText };
}
