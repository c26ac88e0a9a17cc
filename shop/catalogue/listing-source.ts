import { type SQL, sql } from 'drizzle-orm';
import type { ListingSort, ListingTarget } from '#rules/catalogue/listing-query.ts';
import { searchProducts } from '../search/index.ts';
import type { Shop } from '../shop.ts';

/** The products of a listing before any filter, as parts of a query in which the product is `p`. */
export interface ListingSource {
  from: SQL;
  where: SQL;
  /** The order „Polecane”, spelled as in the indexes. */
  relevance: SQL;
  /** What was searched instead of a mistyped text; null otherwise. */
  correctedText: string | null;
}

const POPULAR = sql`p.popularity desc nulls last, p.id`;

export function getListingSource(shop: Shop, target: ListingTarget): Promise<ListingSource> | ListingSource {
  switch (target.kind) {
    case 'category':
      return {
        // Joined, so that the default order is read straight from the index of the category.
        from: sql`product_categories c join products p on p.id = c.product_id`,
        where: sql`c.category_id = ${target.id} and p.visible`,
        relevance: sql`c.popularity desc nulls last, c.product_id`,
        correctedText: null,
      };
    case 'producer':
      return plainSource(sql`p.producer_id = ${target.id} and p.visible`);
    case 'series':
      return plainSource(sql`p.series_id = ${target.id} and p.visible`);
    case 'promotions':
      return plainSource(sql`p.is_promotion and p.visible`);
    case 'new':
      return plainSource(sql`p.is_new and p.visible`);
    case 'search':
      return searchSource(shop, target.text);
  }
}

function plainSource(where: SQL): ListingSource {
  return { from: sql`products p`, where, relevance: POPULAR, correctedText: null };
}

// More matches than this are too vague to be worth counting by value.
const MOST_MATCHES = 20_000;

/** Everything the text finds, best first: filters and counts then work as for any other listing. */
async function searchSource(shop: Shop, text: string): Promise<ListingSource> {
  const { ids, correctedText } = await searchProducts(shop, text, { perPage: MOST_MATCHES, page: 1 });
  const list = `{${ids.join(',')}}`;
  return {
    from: sql`unnest(${list}::int[]) with ordinality s (id, place) join products p on p.id = s.id`,
    where: sql`p.visible`,
    relevance: sql`s.place`,
    correctedText,
  };
}

/** Ties are broken in the same direction, so that an index can be walked either way. */
export function listingOrder(sort: ListingSort, { relevance }: ListingSource): SQL {
  const orders: Record<ListingSort, SQL> = {
    'relevance-d': relevance,
    'name-a': sql`p.name collate "pl-x-icu", p.id`,
    'name-d': sql`p.name collate "pl-x-icu" desc, p.id desc`,
    'price-a': sql`p.min_price, p.id`,
    'price-d': sql`p.min_price desc, p.id desc`,
    'date-a': sql`p.created_at, p.id`,
    'date-d': sql`p.created_at desc, p.id desc`,
  };
  return orders[sort];
}
