import { sql } from 'drizzle-orm';
import type { Shop } from '#platform/shop/server/shop.ts';
import { NO_BOUNDS, type SearchBounds } from '../../rules/search-bounds.ts';
import type { DescribedQuery } from '../text-query.ts';
import { fitness, meets, rankedWithin } from './database-documents.ts';
import { inBounds } from './within-bounds.ts';

/** Only the newest matching descriptions are ranked: a search must not take longer in a larger shop. */
const MAX_DESCRIPTIONS = 5_000;

interface Wanted {
  query: DescribedQuery;
  bounds?: SearchBounds;
  limit: number;
}

interface DescribedProduct extends Record<string, unknown> {
  id: number;
  fit: number;
}

/** Always in the database, because it is rare. */
export async function findDescribed(
  shop: Shop,
  { query: { words, document }, bounds = NO_BOUNDS, limit }: Wanted,
): Promise<DescribedProduct[]> {
  const { rows } = await shop.db.execute<DescribedProduct>(sql`
    with described as materialized (
      select d.product_id, ${fitness(words)} as fit from search_descriptions d
      where ${meets(words.at(-1))} and d.product_id in (
        select d.product_id from search_documents d where ${meets(document)} and ${inBounds(bounds)})
      order by d.product_id desc limit ${MAX_DESCRIPTIONS})
    select d.product_id as id, described.fit from described join search_documents d using (product_id)
    order by described.fit, ${rankedWithin(bounds)} limit ${limit}`);
  return rows;
}
