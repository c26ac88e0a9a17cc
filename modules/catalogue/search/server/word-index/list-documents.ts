import { type SQL, sql } from 'drizzle-orm';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { StoredDocument } from './term-segment.ts';

export function listNextDocuments(shop: Shop, after: number, max: number): Promise<StoredDocument[]> {
  return listDocuments(shop, sql`where product_id > ${after} order by product_id limit ${max}`);
}

export function listDocumentsOf(shop: Shop, ids: readonly number[]): Promise<StoredDocument[]> {
  return listDocuments(shop, sql`where product_id = any(${`{${ids.join(',')}}`}::int[])`);
}

/** Three long texts: rows and lists would cost more than reading them. */
async function listDocuments({ db }: Shop, which: SQL): Promise<StoredDocument[]> {
  const { rows } = await db.execute<{ ids: string; ranks: string; terms: string }>(sql`
    select string_agg(product_id::text, ',') as ids, string_agg(rank::text, ',') as ranks,
      string_agg(array_to_string(tsvector_to_array(terms), ' '), chr(10)) as terms
    from (select product_id, rank, terms from search_documents ${which}) chosen having count(*) > 0`);
  return rows.flatMap(({ ids, ranks, terms }) => {
    const [rankOf, termsOf] = [ranks.split(','), terms.split('\n')];
    return ids.split(',').map((id, at) => ({
      id: Number(id),
      rank: Number(rankOf[at]),
      terms: termsOf[at]?.split(' ').filter(Boolean) ?? [],
    }));
  });
}
