import { sql } from 'drizzle-orm';
import { cached } from '#platform/cache/server/cached.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { SearchBounds } from '../../rules/search-bounds.ts';
import type { RankedQuery } from '../text-query.ts';

export interface TopRequest {
  query: RankedQuery;
  bounds: SearchBounds;
  limit: number;
}

/** The search documents of all products, in memory or in PostgreSQL. Both give the same answers; a test compares them. */
export interface Documents {
  /** How many of the `max` highest ranked match, of how many, and roughly how many documents there are in all. */
  sampleTop(query: RankedQuery, max: number): Promise<{ sampled: number; matching: number; documents: number }>;
  /** Every product that matches, in no order. */
  findIds(text: string): Promise<Int32Array>;
  /** The `max` highest ranked that match, by how well they fit, and whether there are more. */
  findRanked(query: RankedQuery, max: number): Promise<{ tiers: Int32Array[]; cut: boolean }>;
  /** How well these products fit, as the index of their tier; an unknown product fits least. */
  fitsOf(query: RankedQuery, ids: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /** The best within the limits, best first. */
  findTop(request: TopRequest): Promise<number[]>;
}

/** How many of the highest ranked documents say how broad a query is. */
export const SAMPLE = 300;

/**
 * Roughly how many documents there are: memory and database use the same figure, because it decides what is cut. Counting a large
 * table takes long, so PostgreSQL's estimate is used; a young table without one is counted.
 */
export const countDocuments = cached({ seconds: 60 }, async (shop: Shop): Promise<number> => {
  const { rows } = await shop.db.execute<{ documents: number }>(sql`
    select case when reltuples >= 0 then reltuples::int else (select count(*)::int from search_documents) end as documents
    from pg_class where oid = 'search_documents'::regclass`);
  return rows[0]?.documents ?? 0;
});
