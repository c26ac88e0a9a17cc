import type { Shop } from '#shop/platform/shop.ts';
import { readNames } from './read-names.ts';

const SHOWN = 6;

/** What shoppers look for most, for the empty search box. */
export async function getPopularQueries(shop: Shop): Promise<string[]> {
  const { searchQueries } = await readNames(shop);
  return searchQueries.slice(0, SHOWN).map(({ name }) => name);
}
