import { sql } from 'drizzle-orm';
import { primaryOf } from '#platform/replicas/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { popularQueryText } from '../rules/offered-searches.ts';
import { listNames } from './list-names.ts';

const SHOWN = 6;

export async function getPopularQueries(shop: Shop): Promise<string[]> {
  const { searchQueries } = await listNames(shop);
  return searchQueries.slice(0, SHOWN).map(({ name }) => name);
}

/** A single search disappears after twelve days. */
const GONE = 0.3;
const MAX = 5000;

export async function fadePopularQueries(shop: Shop): Promise<void> {
  await shop.db.execute(sql`update popular_queries set weight = weight * 0.9`);
  await shop.db.execute(sql`
    delete from popular_queries where weight < ${GONE}
      or text in (select text from popular_queries order by weight desc, text offset ${MAX})`);
}

/**
 * Counts a search with complete results once per hour: repeated requests of one visitor and cached pages make no
 * difference. Every word is in the catalogue, so nothing private or rude is offered to others.
 */
export async function recordSearch(shop: Shop, text: string): Promise<void> {
  const query = popularQueryText(text);
  if (query === null) return;
  const now = shop.now();
  try {
    await primaryOf(shop).db.execute(sql`
      insert into popular_queries as known (text, counted_at)
      -- Looked up first: meeting the row would lock it, which is a write for every search.
      select ${query}::text, ${now}::timestamptz where not exists (
        select 1 from popular_queries where text = ${query} and counted_at > ${now}::timestamptz - interval '1 hour')
      on conflict (text) do update set weight = known.weight + 1, counted_at = excluded.counted_at
        where known.counted_at <= ${now}::timestamptz - interval '1 hour'`);
  } catch (err) {
    // The search itself succeeded.
    shop.log.warn({ err }, 'A search was not counted');
  }
}
