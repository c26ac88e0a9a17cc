import { sql } from 'drizzle-orm';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { RankedQuery } from '../text-query.ts';
import type { Ranked } from '../word-index/word-index.ts';
import { findTopInDatabase } from './database-top.ts';
import type { Documents } from './documents.ts';
import { fitness, meets } from './match-documents.ts';
import { sampleTop } from './top-documents.ts';

/** The documents as PostgreSQL has them. */
export function databaseDocuments(shop: Shop): Documents {
  return {
    sampleTop: (query, max) => sampleTop(shop, query, max),
    findIds: (text) => findIds(shop, text),
    findRanked: (query, max) => findRanked(shop, query, max),
    fitsOf: (query, ids) => fitsOf(shop, query, ids),
    findTop: (wanted) => findTopInDatabase(shop, wanted),
  };
}

async function findIds(shop: Shop, query: string): Promise<Int32Array> {
  const { rows } = await shop.db.execute<{ ids: Buffer | null }>(sql`
    select ${packedIds} as ids from search_documents where ${meets(query)}`);
  return unpackIds(rows[0]?.ids);
}

async function findRanked(shop: Shop, query: RankedQuery, max: number) {
  // One more than wanted shows whether there are more.
  const { rows } = await shop.db.execute<{ ids: Buffer; cut: boolean }>(sql`
    with best as materialized (
      select d.product_id, ${fitness(query)} as fit from search_documents d where ${meets(query.at(-1))}
      order by d.rank desc nulls last, d.product_id limit ${max + 1})
    select ${packedIds} as ids, (select count(*) from best) > ${max} as cut
    from (select product_id, fit from best limit ${max}) kept group by fit order by fit`);
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

/** Ten thousands of ids as one value of bytes: as rows they would cost more than finding them. */
const packedIds = sql`string_agg(int4send(product_id), '')`;

function unpackIds(packed: Buffer | null | undefined): Int32Array {
  if (!packed) return new Int32Array(0);
  const ids = new Int32Array(packed.length / 4);
  const bytes = new DataView(packed.buffer, packed.byteOffset, packed.length);
  for (let place = 0; place < ids.length; place += 1) ids[place] = bytes.getInt32(place * 4);
  return ids;
}
