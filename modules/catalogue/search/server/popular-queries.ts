import { sql } from 'drizzle-orm';
import { primaryOf } from '#platform/replicas/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { popularQueryText } from '../rules/offered-searches.ts';
import { listNames } from './list-names.ts';

const SHOWN = 6;

/** What shoppers look for most, for the empty search box. */
export async function getPopularQueries(shop: Shop): Promise<string[]> {
  const { searchQueries } = await listNames(shop);
  return searchQueries.slice(0, SHOWN).map(({ name }) => name);
}

/** Of one search there is nothing left after twelve days. */
const GONE = 0.3;
const MAX = 5000;

/** Once a day: what nobody looks for any more is forgotten. */
export async function fadePopularQueries(shop: Shop): Promise<void> {
  await shop.db.execute(sql`update popular_queries set weight = weight * 0.9`);
  await shop.db.execute(sql`
    delete from popular_queries where weight < ${GONE}
      or text in (select text from popular_queries order by weight desc, text offset ${MAX})`);
}

/**
 * Counts a search that found products with all its words, at most once an hour: an hour in which nobody looks weighs
 * nothing, however often one visitor asks, and pages cached for minutes make no difference. Every word counted
 * stands in the catalogue, so nothing private or rude can be offered to others.
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
    // A search that is not counted is still a search.
    shop.log.warn({ err }, 'A search was not counted');
  }
}
