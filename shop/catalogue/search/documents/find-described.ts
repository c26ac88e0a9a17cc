import { sql } from 'drizzle-orm';
import { NO_BOUNDS, type SearchBounds } from '#rules/catalogue/search/search-bounds.ts';
import type { Shop } from '#shop/platform/shop.ts';
import type { DescribedQuery } from '../text-query.ts';
import { rankedWithin } from './database-top.ts';
import { fitness, meets } from './match-documents.ts';
import { inBounds } from './within-bounds.ts';

/** A word that more descriptions have is looked for in so many of them: no search may take longer in a larger shop. */
const MOST_DESCRIPTIONS = 5_000;

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
      select d.product_id, ${fitness(words)} as fit from search_descriptions d where ${meets(words.at(-1))}
      limit ${MOST_DESCRIPTIONS})
    select d.product_id as id, described.fit from described join search_documents d using (product_id)
    where ${meets(document)} and ${inBounds(bounds)} order by described.fit, ${rankedWithin(bounds)} limit ${limit}`);
  return rows;
}
