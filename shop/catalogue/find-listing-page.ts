import { sql } from 'drizzle-orm';
import type { ListingSort } from '#rules/catalogue/listing-query.ts';
import type { Shop } from '../shop.ts';
import type { FilterCondition } from './filter-conditions.ts';
import { type ListingSource, listingOrder } from './listing-source.ts';

interface Wanted {
  source: ListingSource;
  conditions: readonly FilterCondition[];
  sort: ListingSort;
  perPage: number;
  /** From 1. */
  page: number;
}

/** The products of one page, out of the whole set filtered and sorted by the database. */
export async function findListingPage(shop: Shop, wanted: Wanted): Promise<number[]> {
  const { source, conditions, sort, perPage, page } = wanted;
  const all = sql.join([source.where, ...conditions.map(({ meets }) => meets)], sql` and `);
  const { rows } = await shop.db.execute<{ id: number }>(sql`
    select p.id from ${source.from} where ${all} order by ${listingOrder(sort, source)}
    limit ${perPage} offset ${(page - 1) * perPage}`);
  return rows.map(({ id }) => id);
}
