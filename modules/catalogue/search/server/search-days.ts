import { sql } from 'drizzle-orm';
import { primaryOf } from '#platform/replicas/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { addDays, type Day, warsawDay } from '#platform/time/rules/day.ts';
import { countedQueryText } from '../rules/offered-searches.ts';

import { searchKey } from '../rules/own-rules.ts';
import { searchRules } from './tables.ts';

/** Two years and some days, for comparisons. */
const RETENTION_DAYS = 750;
/** Limits the disk space that one visitor can fill. */
const MAX_OF_A_DAY = 5000;

/** Once per hour and text, because cached pages hide repeated searches. */
export async function countSearch(shop: Shop, typed: string, { found }: { found: boolean }): Promise<void> {
  const text = countedQueryText(typed);
  if (text === null) return;
  const now = shop.now();
  const day = warsawDay(now);
  try {
    await primaryOf(shop).db.execute(sql`
      insert into search_days as known (day, text, found, counted_at)
      -- Looked up first: meeting the row would lock it, which is a write for every search.
      select ${day}::date, ${text}::text, ${found}::boolean, ${now}::timestamptz
      where not exists (select 1 from search_days where day = ${day} and found = ${found} and text = ${text}
          and counted_at > ${now}::timestamptz - interval '1 hour')
        and (select count(*) from (select 1 from search_days where day = ${day} limit ${MAX_OF_A_DAY}) as today) < ${MAX_OF_A_DAY}
      on conflict (day, found, text) do update set hours = known.hours + 1, counted_at = excluded.counted_at
        where known.counted_at <= ${now}::timestamptz - interval '1 hour'`);
  } catch (err) {
    // The search itself succeeded.
    shop.log.warn({ err }, 'A search was not counted');
  }
}

export interface CountedSearch {
  text: string;
  hours: number;
}

export async function listSearches(
  { db }: Pick<Shop, 'db'>,
  { from, to, found, max }: { from: Day; to: Day; found: boolean; max: number },
): Promise<CountedSearch[]> {
  const { rows } = await db.execute<{ text: string; hours: number }>(sql`
    select text, sum(hours)::int as hours from search_days where day between ${from} and ${to} and found = ${found}
    group by text order by 2 desc, text limit ${max}`);
  return rows;
}

export async function sweepSearchDays({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<void> {
  await db.execute(sql`delete from search_days where day < ${addDays(warsawDay(now()), -RETENTION_DAYS)}`);
}

const MISSED_DAYS = 30;
const MAX_MISSED = 100;

interface MissedSearch extends CountedSearch {
  isTended: boolean;
}

export async function listMissedSearches(shop: Shop): Promise<MissedSearch[]> {
  const today = warsawDay(shop.now());
  const [searches, rules] = await Promise.all([
    listSearches(shop, { from: addDays(today, -MISSED_DAYS), to: today, found: false, max: MAX_MISSED }),
    shop.db.select({ phrases: searchRules.phrases }).from(searchRules),
  ]);
  const tended = new Set(rules.flatMap(({ phrases }) => phrases.map(searchKey)));
  return searches.map((search) => ({ ...search, isTended: tended.has(searchKey(search.text)) }));
}
