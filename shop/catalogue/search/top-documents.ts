import { sql } from 'drizzle-orm';
import { cached } from '#shop/platform/cached.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { findFits, indexTerms } from './match-terms.ts';
import { SEARCH_TAG } from './search-rules.ts';
import type { RankedQuery } from './text-query.ts';

/** So many of the highest ranked products are looked at first: of a common word they hold enough, and they say how broad it is. */
export const TOP = 300;

export interface Ranked extends Record<string, unknown> {
  id: number;
  fit: number;
}

/**
 * The highest ranked documents with all their terms: every search and every letter typed asks them first. Which
 * products these are may be a minute old where purges are not heard, as what a text finds is; whether a product is shown is not.
 */
const getTopDocuments = cached({ seconds: 60, tags: [SEARCH_TAG] }, async ({ db }: Shop) => {
  const { rows } = await db.execute<{ ids: number[]; terms: string; documents: number }>(sql`
    select coalesce(array_agg(product_id), '{}') as ids,
      coalesce(string_agg(array_to_string(tsvector_to_array(terms), ' '), chr(10)), '') as terms,
      (select reltuples::int from pg_class where oid = 'search_documents'::regclass) as documents
    from (select product_id, terms from search_documents order by rank desc nulls last, product_id limit ${TOP}) top`);
  const { ids, terms, documents } = rows[0] ?? { ids: [], terms: '', documents: 0 };
  const lines = ids.length === 0 ? [] : terms.split('\n');
  return { ids, index: indexTerms(lines.map((line) => line.split(' '))), documents };
});

/** Those of them that match, the highest ranked first. */
export async function findAmongTop(shop: Shop, query: RankedQuery): Promise<Ranked[]> {
  const { ids, index } = await getTopDocuments(shop);
  return findFits(index, query).flatMap(({ place, fit }) => ({ id: ids[place] ?? 0, fit }));
}

/** How many of the highest ranked match, of how many, and roughly how many documents there are in all. */
export async function sampleTop(shop: Shop, query: RankedQuery, most: number) {
  const { ids, index, documents } = await getTopDocuments(shop);
  const matching = findFits(index, query).filter(({ place }) => place < most).length;
  return { sampled: Math.min(most, ids.length), matching, documents };
}
