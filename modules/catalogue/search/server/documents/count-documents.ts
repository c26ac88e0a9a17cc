import { sql } from 'drizzle-orm';
import { cached } from '#platform/cache/server/cached.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

/**
 * Roughly how many documents there are: wherever they are searched the same figure, which says what is cut. Counting a large table
 * takes long, so the database says what it last learned about it; before that it is young, and is counted.
 */
export const countDocuments = cached({ seconds: 60 }, async (shop: Shop): Promise<number> => {
  const { rows } = await shop.db.execute<{ documents: number }>(sql`
    select case when reltuples >= 0 then reltuples::int else (select count(*)::int from search_documents) end as documents
    from pg_class where oid = 'search_documents'::regclass`);
  return rows[0]?.documents ?? 0;
});
