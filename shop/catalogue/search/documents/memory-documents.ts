import { sql } from 'drizzle-orm';
import { isBounded, type SearchBounds } from '#rules/catalogue/search/search-bounds.ts';
import type { Shop } from '#shop/platform/shop.ts';
import type { RankedQuery } from '../text-query.ts';
import type { Ranked, WordIndex } from '../word-index/word-index.ts';
import type { Documents, WantedTop } from './documents.ts';
import { inBounds } from './within-bounds.ts';

/** The documents as the process holds them. Limits are asked of the database, which knows what is sold now. */
export function memoryDocuments(shop: Shop, index: WordIndex): Documents {
  return {
    sampleTop: async (query, most) => ({
      sampled: Math.min(most, index.size),
      matching: index.countAmongTop(query, most),
      documents: index.size,
    }),
    findIds: async (text) => index.findIds(text),
    findRanked: async (query, most) => findRanked(index, query, most),
    fitsOf: async (query, ids) => index.fitsOf(query, ids),
    findTop: (wanted) => findTop(shop, index, wanted),
  };
}

function findRanked(index: WordIndex, query: RankedQuery, most: number) {
  const found = index.findRanked(query, most + 1);
  const tiers = Map.groupBy(found.slice(0, most), ({ fit }) => fit);
  return {
    tiers: [...tiers].sort(([a], [b]) => a - b).map(([, tier]) => Int32Array.from(tier, ({ id }) => id)),
    cut: found.length > most,
  };
}

/** Limits are asked of so many of the best first, and of ever more when too few of them keep these. */
const ASKED_FIRST = 500;
const MORE = 8;

async function findTop(shop: Shop, index: WordIndex, { query, bounds, limit }: WantedTop): Promise<number[]> {
  if (!isBounded(bounds)) return index.findBest(query, limit).map(({ id }) => id);
  const best = index.findBest(query);
  // The best are seldom the cheapest: all have to be looked at.
  if (bounds.cheapest) return listWithin(shop, best, bounds, limit);
  const ids: number[] = [];
  let size = ASKED_FIRST;
  for (let from = 0; from < best.length && ids.length < limit; ) {
    ids.push(...(await listWithin(shop, best.slice(from, from + size), bounds, limit - ids.length)));
    from += size;
    size *= MORE;
  }
  return ids;
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
