import { sql } from 'drizzle-orm';
import { lowestPriceOf } from '#modules/catalogue/products/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { isBounded, type SearchBounds } from '../../rules/search-bounds.ts';
import type { RankedQuery } from '../text-query.ts';
import { getWordIndex } from '../word-index/get-word-index.ts';
import type { Ranked, WordIndex } from '../word-index/word-index.ts';
import { databaseDocuments, findTopInDatabase, inBounds } from './database-documents.ts';
import { countDocuments, type Documents, type TopRequest } from './documents.ts';

export async function openDocuments(shop: Shop): Promise<Documents> {
  const index = await getWordIndex(shop);
  return index ? memoryDocuments(shop, index) : databaseDocuments(shop);
}

export function memoryDocuments(shop: Shop, index: WordIndex): Documents {
  return {
    sampleTop: async (query, max) => ({
      sampled: Math.min(max, index.size),
      matching: index.countAmongTop(query, max),
      documents: await countDocuments(shop),
    }),
    findIds: async (text) => index.findIds(text),
    findRanked: async (query, max) => findRanked(index, query, max),
    fitsOf: async (query, ids) => index.fitsOf(query, ids),
    findTop: (request) => findTop(shop, index, request),
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

/** Limits are checked for the first of these, and for more when too few keep them. */
const CHECKED = [500, 4_500] as const;
/** Beyond this the database finds them: checking all would block the process. */
const MAX_CHECKED = 20_000;

async function findTop(shop: Shop, index: WordIndex, request: TopRequest): Promise<number[]> {
  const { query, bounds, limit } = request;
  if (!isBounded(bounds)) return index.findBest(query, limit).map(({ id }) => id);
  const ids: number[] = [];
  const checked = new Set<number>();
  // The best are seldom the cheapest: all have to be checked.
  for (const max of bounds.cheapest ? [MAX_CHECKED] : [...CHECKED, MAX_CHECKED]) {
    const best = index.findBest(query, max);
    if (bounds.cheapest && best.length === max) break;
    const unchecked = best.filter(({ id }) => !checked.has(id));
    ids.push(...(await listWithin(shop, unchecked, bounds, limit - ids.length)));
    if (ids.length >= limit || best.length < max) return ids;
    for (const { id } of unchecked) checked.add(id);
  }
  return findTopInDatabase(shop, request);
}

async function listWithin(shop: Shop, best: readonly Ranked[], bounds: SearchBounds, limit: number): Promise<number[]> {
  if (best.length === 0) return [];
  const byPrice = sql`d.fit, ${lowestPriceOf(sql`d.product_id`)}, d.place`;
  const { rows } = await shop.db.execute<{ id: number }>(sql`
    select d.product_id as id
    from unnest(${`{${best.map(({ id }) => id)}}`}::int[], ${`{${best.map(({ fit }) => fit)}}`}::int[])
      with ordinality d (product_id, fit, place)
    where ${inBounds(bounds)} order by ${bounds.cheapest ? byPrice : sql`d.place`} limit ${limit}`);
  return rows.map(({ id }) => id);
}
