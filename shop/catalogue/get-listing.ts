import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { MENU_TAG, productTag } from '#rules/catalogue/cache-tags.ts';
import type { Listing } from '#rules/catalogue/listing.ts';
import type { ListingQuery, ListingSort } from '#rules/catalogue/listing-query.ts';
import { type FoundProducts, searchProducts } from '../search/index.ts';
import type { Shop } from '../shop.ts';
import { isDatabaseId } from './find-product.ts';
import { getListingHead, type ListingHead } from './get-listing-head.ts';
import { getProductCards } from './get-product-cards.ts';
import { productCategories, products } from './tables.ts';

/** A page of a listing; null when the category, producer or series does not exist. */
export async function getListing(shop: Shop, query: ListingQuery): Promise<Listing | null> {
  const { sort = 'relevance-d', perPage = 24 } = query;
  if (query.kind !== 'search' && !isDatabaseId(query.id)) return null;
  const head = await getListingHead(shop, query);
  if (!head) return null;
  const wanted = Math.max(1, query.page ?? 1);
  const { total, ids, correctedText } = await findPage(shop, query, { sort, perPage, page: wanted });
  const pages = Math.max(1, Math.ceil(total / perPage));
  const products = await getProductCards(shop, ids);
  return {
    ...head,
    ...{ total, pages, perPage, sort, products, correctedText },
    page: Math.min(wanted, pages),
    tags: [MENU_TAG, ...head.tags, ...products.map((card) => productTag(card.id))],
  } satisfies ListingHead & Listing;
}

interface Paging {
  sort: ListingSort;
  perPage: number;
  page: number;
}

async function findPage(shop: Shop, query: ListingQuery, paging: Paging): Promise<FoundProducts> {
  if (query.kind === 'search') return searchProducts(shop, query.text, paging);
  const within = membership(query.kind, query.id);
  const total = await shop.db.$count(products, within);
  // A page beyond the end shows the last one.
  const page = Math.min(paging.page, Math.max(1, Math.ceil(total / paging.perPage)));
  const rows = await (query.kind === 'category'
    ? listCategory(shop, query.id, paging.sort)
    : list(shop, within, paging.sort)
  )
    .limit(paging.perPage)
    .offset((page - 1) * paging.perPage);
  return { total, ids: rows.map((row) => row.id), correctedText: null };
}

function membership(kind: 'category' | 'producer' | 'series', id: number): SQL | undefined {
  const visible = eq(products.visible, true);
  if (kind === 'producer') return and(visible, eq(products.producerId, id));
  if (kind === 'series') return and(visible, eq(products.seriesId, id));
  return and(visible, sql`${products.id} in (select product_id from product_categories where category_id = ${id})`);
}

function list(shop: Shop, within: SQL | undefined, sort: ListingSort) {
  return shop.db
    .select({ id: products.id })
    .from(products)
    .where(within)
    .orderBy(...order(sort, desc(products.popularity)));
}

/** Joined, so that the default order is read straight from the index of the category. */
function listCategory(shop: Shop, categoryId: number, sort: ListingSort) {
  return shop.db
    .select({ id: products.id })
    .from(productCategories)
    .innerJoin(products, eq(products.id, productCategories.productId))
    .where(and(eq(productCategories.categoryId, categoryId), eq(products.visible, true)))
    .orderBy(...order(sort, desc(productCategories.popularity), asc(productCategories.productId)));
}

function order(sort: ListingSort, byRelevance: SQL, tie: SQL = asc(products.id)): SQL[] {
  const byName = sql`${products.name} collate "pl-x-icu"`;
  const orders: Record<ListingSort, SQL> = {
    'relevance-d': byRelevance,
    'name-a': asc(byName),
    'name-d': desc(byName),
    'price-a': asc(products.minPrice),
    'price-d': desc(products.minPrice),
    'date-a': asc(products.createdAt),
    'date-d': desc(products.createdAt),
  };
  return [orders[sort], tie];
}
