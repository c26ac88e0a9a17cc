import { sql } from 'drizzle-orm';
import type { Shop } from '#platform/shop/server/shop.ts';
import { NO_BOUNDS, type SearchBounds } from '../../rules/search-bounds.ts';
import type { DescribedQuery } from '../text-query.ts';
import { fitness, meets, rankedWithin } from './database-documents.ts';
import { inBounds } from './within-bounds.ts';

/** Of more descriptions with a word only the newest are ranked: no search may take longer in a larger shop. */
const MAX_DESCRIPTIONS = 5_000;

interface Wanted {
  query: DescribedQuery;
  bounds?: SearchBounds;
  limit: number;
}

interface DescribedProduct extends Record<string, unknown> {
  id: number;
  /** The place of its tier among the words that were asked for. */
  fit: number;
}

/** Products whose descriptions have what their documents lack, best first. Asked of the database only: it is a rare question. */
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
