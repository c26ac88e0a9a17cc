import { kept } from '../kept.ts';
import type { Shop } from '../shop.ts';
import { readNames } from './read-names.ts';

const SHOWN = 6;

/** What shoppers look for most, for the empty search box. */
export const getPopularQueries = kept({ seconds: 60, tags: ['settings'] }, async (shop: Shop): Promise<string[]> => {
  const { searchQueries } = await readNames(shop);
  return searchQueries.slice(0, SHOWN).map(({ name }) => name);
});
