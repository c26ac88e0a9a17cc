import { type SQL, sql } from 'drizzle-orm';
import { keepsLimits, lowestPriceOf } from '#modules/catalogue/products/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { isBounded, NO_BOUNDS, type SearchBounds } from '../../rules/search-bounds.ts';
import type { DescribedQuery, RankedQuery } from '../text-query.ts';
import type { Ranked } from '../word-index/word-index.ts';
import { countDocuments, type Documents, type TopRequest } from './documents.ts';

/** Used while the documents are not in memory, and always with `SEARCH_INDEX=database`. */
export function databaseDocuments(shop: Shop): Documents {
  return {
    sampleTop: (query, max) => sampleTop(shop, query, max),
    findIds: (text) => findIds(shop, text),
    findRanked: (query, max) => findRanked(shop, query, max),
    fitsOf: (query, ids) => fitsOf(shop, query, ids),
    findTop: (request) => findTopInDatabase(shop, request),
  };
}

/** Every document matches the empty query. */
export function meets(query: string | undefined): SQL {
  return query ? sql`terms @@ ${query}::tsquery` : sql`true`;
}

/** 0 is best. */
export function fitness(query: RankedQuery): SQL {
  // A bare 0 would mean a column position in `order by`.
  if (query.length === 1) return sql`0::int`;
  const tiers = query.slice(0, -1).map((tier, index) => sql`when d.terms @@ ${tier}::tsquery then ${index}::int`);
  return sql`case ${sql.join(tiers, sql` `)} else ${query.length - 1}::int end`;
}

export function rankedWithin({ cheapest }: SearchBounds): SQL {
  const byRank = sql`d.rank desc, d.product_id`;
  return cheapest ? sql`${lowestPriceOf(sql`d.product_id`)}, ${byRank}` : byRank;
}

async function sampleTop(shop: Shop, query: RankedQuery, max: number) {
  const { rows } = await shop.db.execute<{ sampled: number; matching: number }>(sql`
    select count(*)::int as sampled, count(*) filter (where ${meets(query.at(-1))})::int as matching
    from (select terms from search_documents order by rank desc nulls last, product_id limit ${max}) d`);
  return { ...(rows[0] ?? { sampled: 0, matching: 0 }), documents: await countDocuments(shop) };
}

async function findIds(shop: Shop, query: string): Promise<Int32Array> {
  const { rows } = await shop.db.execute<{ ids: Buffer | null }>(sql`
    select ${packedIds} as ids from search_documents where ${meets(query)}`);
  return unpackIds(rows[0]?.ids);
}

async function findRanked(shop: Shop, query: RankedQuery, max: number) {
  // One more shows whether there are more.
  const { rows } = await shop.db.execute<{ ids: Buffer; cut: boolean }>(sql`
    with best as materialized (
      select d.product_id, ${fitness(query)} as fit from search_documents d where ${meets(query.at(-1))}
      order by d.rank desc nulls last, d.product_id limit ${max + 1})
    select ${packedIds} as ids, (select count(*) from best) > ${max} as cut
    from (select product_id, fit from best limit ${max}) chosen group by fit order by fit`);
  return { tiers: rows.map(({ ids }) => unpackIds(ids)), cut: rows[0]?.cut ?? false };
}

async function fitsOf(shop: Shop, query: RankedQuery, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await shop.db.execute<Ranked & Record<string, unknown>>(sql`
    select d.product_id as id, ${fitness(query)} as fit from search_documents d
    where d.product_id = any(${sql.param(ids)}::int[])`);
  const fits = new Map(ids.map((id) => [id, query.length - 1]));
  for (const { id, fit } of rows) fits.set(id, fit);
  return fits;
}

/** Also serves the memory where very many documents would have to be checked. */
export async function findTopInDatabase(shop: Shop, { query, bounds, limit }: TopRequest): Promise<number[]> {
  // Matches come from the index alone; only those within the limits are read.
  const matching = isBounded(bounds)
    ? sql`product_id = any(array(select d.product_id from m d where ${inBounds(bounds)}))`
    : meets(query.at(-1));
  const { rows } = await shop.db.execute<{ id: number }>(sql`
    with m as materialized (select product_id from search_documents where ${meets(query.at(-1))}),
    d as materialized (select product_id, terms, rank from search_documents where ${matching})
    select d.product_id as id from d order by ${fitness(query)}, ${rankedWithin(bounds)} limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Rows would cost more than finding tens of thousands of ids. */
const packedIds = sql`string_agg(int4send(product_id), '')`;

function unpackIds(packed: Buffer | null | undefined): Int32Array {
  if (!packed) return new Int32Array(0);
  const ids = new Int32Array(packed.length / 4);
  const bytes = new DataView(packed.buffer, packed.byteOffset, packed.length);
  for (let place = 0; place < ids.length; place += 1) ids[place] = bytes.getInt32(place * 4);
  return ids;
}

/** The document `d` is of a product within the limits. */
export function inBounds(bounds: SearchBounds): SQL {
  return keepsLimits(sql`d.product_id`, bounds);
}

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
