import { sql } from 'drizzle-orm';
import type { Shop } from '#shop/platform/shop.ts';
import { fitness, meets } from './find-close-spellings.ts';
import type { SearchExplanation } from './run-search.ts';
import type { RankedQuery } from './text-query.ts';
import { type Ranked, sampleTop, TOP } from './top-documents.ts';

export type ReadFits = (ids: readonly number[]) => Promise<ReadonlyMap<number, number>>;

interface Matches {
  /** Every product found, in no order. */
  ids: Int32Array;
  /**
   * Those that fit best, second best and so on; a product may come again further down. Read when it is its turn: the
   * first page seldom needs more than the first of them.
   */
  tiers: readonly (() => Promise<Int32Array> | Int32Array)[];
  /** How well some of them fit, as the place of their tier; not there when the tiers are at hand anyway. */
  fitsOf?: ReadFits;
  /** More match than are here. */
  cut: boolean;
}

export interface FoundProducts extends Matches, SearchExplanation {
  /** The text only sets limits: without them it asks for nothing. */
  isEverything: boolean;
}

interface Breadth {
  /** Nobody turns a hundred pages: of a word that much of a large catalogue has, so many of the highest ranked are enough. */
  most: number;
  /** How many of the highest ranked documents say how broad a query is. */
  sample: number;
  /**
   * Gathering all matches costs by their number, walking the ranking until enough are found by how rare they are. They
   * cost the same where share² × documents is this.
   */
  even: number;
}

const BREADTH: Breadth = { most: 3_000, sample: TOP, even: 6_000 };

/** What a query matches; null when nothing does. */
export async function findMatches(shop: Shop, query: RankedQuery, breadth = BREADTH): Promise<Matches | null> {
  if (await isBroad(shop, query, breadth)) return findRanked(shop, query, breadth);
  // Asking the index again for each tier is cheaper than asking every document in which it belongs.
  const better = query.slice(0, -1).map((tier) => once(() => findIds(shop, tier)));
  const ids = await findIds(shop, query.at(-1) ?? '');
  return ids.length > 0 ? { ids, tiers: [...better, () => ids], fitsOf: fitsIn(shop, query), cut: false } : null;
}

/** Each product is asked about once. One that is gone meanwhile fits least. */
function fitsIn(shop: Shop, query: RankedQuery): ReadFits {
  const known = new Map<number, number>();
  return async (ids) => {
    const asked = ids.filter((id) => !known.has(id));
    if (asked.length === 0) return known;
    const { rows } = await shop.db.execute<Ranked>(sql`
      select d.product_id as id, ${fitness(query)} as fit from search_documents d
      where d.product_id = any(${sql.param(asked)}::int[])`);
    for (const id of asked) known.set(id, query.length - 1);
    for (const { id, fit } of rows) known.set(id, fit);
    return known;
  };
}

/** A reading that failed is tried again. */
function once(read: () => Promise<Int32Array>): () => Promise<Int32Array> {
  let ids: Promise<Int32Array> | undefined;
  return () => {
    ids ??= read().catch((error: unknown) => {
      ids = undefined;
      throw error;
    });
    return ids;
  };
}

async function isBroad(shop: Shop, query: RankedQuery, { sample, even }: Breadth): Promise<boolean> {
  const { sampled, matching, documents } = await sampleTop(shop, query, sample);
  return sampled === sample && (matching / sampled) ** 2 * documents > even;
}

async function findIds(shop: Shop, query: string): Promise<Int32Array> {
  const { rows } = await shop.db.execute<{ ids: Buffer | null }>(sql`
    select ${packedIds} as ids from search_documents where ${meets(query)}`);
  return unpackIds(rows[0]?.ids);
}

async function findRanked(shop: Shop, query: RankedQuery, { most }: Breadth): Promise<Matches | null> {
  // One more than wanted tells whether there are more.
  const { rows } = await shop.db.execute<{ ids: Buffer; cut: boolean }>(sql`
    with best as materialized (
      select d.product_id, ${fitness(query)} as fit from search_documents d where ${meets(query.at(-1))}
      order by d.rank desc nulls last, d.product_id limit ${most + 1})
    select ${packedIds} as ids, (select count(*) from best) > ${most} as cut
    from (select product_id, fit from best limit ${most}) kept group by fit order by fit`);
  if (rows.length === 0) return null;
  const tiers = rows.map(({ ids }) => unpackIds(ids));
  return {
    ids: unpackIds(Buffer.concat(rows.map(({ ids }) => ids))),
    tiers: tiers.map((ids) => () => ids),
    cut: rows[0]?.cut ?? false,
  };
}

/** Ten thousands of ids as one value of bytes: as rows they would cost more than finding them. */
const packedIds = sql`string_agg(int4send(product_id), '')`;

function unpackIds(packed: Buffer | null | undefined): Int32Array {
  if (!packed) return new Int32Array(0);
  const ids = new Int32Array(packed.length / 4);
  const bytes = new DataView(packed.buffer, packed.byteOffset, packed.length);
  for (let place = 0; place < ids.length; place += 1) ids[place] = bytes.getInt32(place * 4);
  return ids;
}
