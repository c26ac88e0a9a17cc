import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { ListingQuery, ListingSort } from '#rules/catalogue/listing-query.ts';
import { type FoundProducts, searchProducts } from '../search/index.ts';
import type { Shop } from '../shop.ts';
import { mostPopularFirst } from './most-popular-first.ts';
import { productCategories, products } from './tables.ts';

interface Paging {
  sort: ListingSort;
  perPage: number;
  page: number;
}

/** The products of one page, out of the whole set sorted by the database. */
export async function findListingPage(shop: Shop, query: ListingQuery, paging: Paging): Promise<FoundProducts> {
  if (query.kind === 'search') return searchProducts(shop, query.text, paging);
  const { sort, perPage } = paging;
  const source =
    query.kind === 'category' ? inCategory(shop, query.id, sort) : inBrand(shop, query.kind, query.id, sort);
  const total = await source.total();
  // A page beyond the end shows the last one.
  const page = Math.min(paging.page, Math.max(1, Math.ceil(total / perPage)));
  const rows = await source.rows.limit(perPage).offset((page - 1) * perPage);
  return { total, ids: rows.map((row) => row.id), correctedText: null };
}

/** Joined, so that the default order is read straight from the index of the category. */
function inCategory(shop: Shop, categoryId: number, sort: ListingSort) {
  const member = eq(productCategories.categoryId, categoryId);
  const rows = shop.db
    .select({ id: products.id })
    .from(productCategories)
    .innerJoin(products, eq(products.id, productCategories.productId))
    .where(and(member, eq(products.visible, true)))
    .orderBy(...listingOrder(sort, mostPopularFirst(productCategories.popularity), asc(productCategories.productId)));
  // All members less the few hidden ones: looking at every product of a large category would cost far more.
  const total = async () => {
    const hidden = sql`not visible and id in (select product_id from product_categories where ${member})`;
    const [all, left] = await Promise.all([
      shop.db.$count(productCategories, member),
      shop.db.$count(products, hidden),
    ]);
    return all - left;
  };
  return { rows, total };
}

function inBrand(shop: Shop, kind: 'producer' | 'series', id: number, sort: ListingSort) {
  const brand = kind === 'producer' ? products.producerId : products.seriesId;
  const member = and(eq(brand, id), eq(products.visible, true));
  const order = listingOrder(sort, mostPopularFirst(products.popularity), asc(products.id));
  const rows = shop.db
    .select({ id: products.id })
    .from(products)
    .where(member)
    .orderBy(...order);
  return { rows, total: () => shop.db.$count(products, member) };
}

/** Ties are broken in the same direction, so that an index can be walked either way. */
function listingOrder(sort: ListingSort, byRelevance: SQL, relevanceTie: SQL): SQL[] {
  const name = sql`${products.name} collate "pl-x-icu"`;
  const orders: Record<ListingSort, SQL[]> = {
    'relevance-d': [byRelevance, relevanceTie],
    'name-a': [asc(name), asc(products.id)],
    'name-d': [desc(name), desc(products.id)],
    'price-a': [asc(products.minPrice), asc(products.id)],
    'price-d': [desc(products.minPrice), desc(products.id)],
    'date-a': [asc(products.createdAt), asc(products.id)],
    'date-d': [desc(products.createdAt), desc(products.id)],
  };
  return orders[sort];
}
