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

/** In memory or in PostgreSQL. Both give the same answers; a test compares them. */
export interface Documents {
  /** Of the `max` highest ranked: how many exist and match; and the approximate number of all documents. */
  sampleTop(query: RankedQuery, max: number): Promise<{ sampled: number; matching: number; documents: number }>;
  findIds(text: string): Promise<Int32Array>;
  /** By fit; `cut` when there are more. */
  findRanked(query: RankedQuery, max: number): Promise<{ tiers: Int32Array[]; cut: boolean }>;
  /** Index of the tier; an unknown product fits least. */
  fitsOf(query: RankedQuery, ids: readonly number[]): Promise<ReadonlyMap<number, number>>;
  findTop(request: TopRequest): Promise<number[]>;
}

export const SAMPLE = 300;

/**
 * Decides what is cut, so memory and database use the same figure: PostgreSQL's estimate, because counting a large
 * table takes long. A young table without an estimate is counted.
 */
export const countDocuments = cached({ seconds: 60 }, async (shop: Shop): Promise<number> => {
  const { rows } = await shop.db.execute<{ documents: number }>(sql`
    select case when reltuples >= 0 then reltuples::int else (select count(*)::int from search_documents) end as documents
    from pg_class where oid = 'search_documents'::regclass`);
  return rows[0]?.documents ?? 0;
});
