import type { Shop } from '#platform/shop/server/shop.ts';
import { addDays, warsawDay } from '#platform/time/rules/day.ts';
import { searchKey } from '../rules/own-rules.ts';
import { type CountedSearch, listSearches } from './search-days.ts';
import { searchRules } from './tables.ts';

const MISSED_DAYS = 30;
const MAX_MISSED = 100;

export interface MissedSearch extends CountedSearch {
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
