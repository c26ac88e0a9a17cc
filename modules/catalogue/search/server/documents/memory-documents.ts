import { sql } from 'drizzle-orm';
import type { Shop } from '#platform/shop/server/shop.ts';
import { isBounded, type SearchBounds } from '../../rules/search-bounds.ts';
import type { RankedQuery } from '../text-query.ts';
import type { Ranked, WordIndex } from '../word-index/word-index.ts';
import { findTopInDatabase } from './database-top.ts';
import type { Documents, WantedTop } from './documents.ts';
import { sampleTopOf } from './top-documents.ts';
import { inBounds } from './within-bounds.ts';

/** The documents as the process holds them. Limits are asked of the database, which knows what is sold now. */
export function memoryDocuments(shop: Shop, index: WordIndex): Documents {
  return {
    sampleTop: (query, max) => sampleTopOf(shop, index, query, max),
    findIds: async (text) => index.findIds(text),
    findRanked: async (query, max) => findRanked(index, query, max),
    fitsOf: async (query, ids) => index.fitsOf(query, ids),
    findTop: (wanted) => findTop(shop, index, wanted),
  };
}

function findRanked(index: WordIndex, query: RankedQuery, max: number) {
  const found = index.findRanked(query, max + 1);
  const tiers = Map.groupBy(found.slice(0, max), ({ fit }) => fit);
  return {
    tiers: [...tiers].sort(([a], [b]) => a - b).map(([, tier]) => Int32Array.from(tier, ({ id }) => id)),
    cut: found.length > max,
  };
}

/** Limits are asked of so many of the best first, and of more when too few of them keep these. */
const LOOKED_AT = [500, 4_500] as const;
/** Of more the database is asked at once: walking them all would keep everybody waiting. */
const MAX = 20_000;

async function findTop(shop: Shop, index: WordIndex, wanted: WantedTop): Promise<number[]> {
  const { query, bounds, limit } = wanted;
  if (!isBounded(bounds)) return index.findBest(query, limit).map(({ id }) => id);
  const ids: number[] = [];
  const asked = new Set<number>();
  // The best are seldom the cheapest: all have to be looked at.
  for (const max of bounds.cheapest ? [MAX] : [...LOOKED_AT, MAX]) {
    const best = index.findBest(query, max);
    if (bounds.cheapest && best.length === max) break;
    const fresh = best.filter(({ id }) => !asked.has(id));
    ids.push(...(await listWithin(shop, fresh, bounds, limit - ids.length)));
    if (ids.length >= limit || best.length < max) return ids;
    for (const { id } of fresh) asked.add(id);
  }
  return findTopInDatabase(shop, wanted);
}

/** Those of these products that keep the limits, in their order, or of equally fitting ones the cheapest first. */
async function listWithin(shop: Shop, best: readonly Ranked[], bounds: SearchBounds, limit: number): Promise<number[]> {
  if (best.length === 0) return [];
  const byPrice = sql`d.fit, (select p.min_price from products p where p.id = d.product_id), d.place`;
  const { rows } = await shop.db.execute<{ id: number }>(sql`
    select d.product_id as id
    from unnest(${`{${best.map(({ id }) => id)}}`}::int[], ${`{${best.map(({ fit }) => fit)}}`}::int[])
      with ordinality d (product_id, fit, place)
    where ${inBounds(bounds)} order by ${bounds.cheapest ? byPrice : sql`d.place`} limit ${limit}`);
  return rows.map(({ id }) => id);
}
