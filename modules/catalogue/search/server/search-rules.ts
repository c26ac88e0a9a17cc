import { asc, inArray } from 'drizzle-orm';
import { findRedirect } from '#modules/catalogue/redirects/server/index.ts';
import { cached } from '#platform/cache/server/cached.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { isSearchAddress, type OwnRules, searchKey, toOwnRules } from '../rules/own-rules.ts';
import { searchDocuments, searchRules } from './tables.ts';

/** Purged when what products are found by has changed. */
export const SEARCH_TAG = 'search';
/** Purged when the owner changes a rule of the search. */
export const SEARCH_RULES_TAG = 'search-rules';

/** All rules of the owner, ready to be asked: a search must not wait for them. */
export const getSearchRules = cached(
  { seconds: 3600, tags: [SEARCH_RULES_TAG], whileListening: true },
  async ({ db }): Promise<OwnRules> => toOwnRules(await db.select().from(searchRules).orderBy(asc(searchRules.id))),
);

/** Products the owner puts first for this text, in his order; those that nobody can see are left out. */
export async function listPinned(shop: Shop, text: string): Promise<number[]> {
  const { pins } = await getSearchRules(shop);
  const ids = pins.size === 0 ? undefined : pins.get(searchKey(text) ?? '');
  if (!ids) return [];
  const { productId } = searchDocuments;
  const rows = await shop.db
    .select({ id: productId })
    .from(searchDocuments)
    .where(inArray(productId, [...ids]));
  const seen = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => seen.has(id));
}

/** The page of the shop to which this text leads; null when it only searches. */
export async function findSearchPage(shop: Shop, text: string): Promise<{ address: string; phrase: string } | null> {
  const { pages } = await getSearchRules(shop);
  const page = pages.size === 0 ? undefined : pages.get(searchKey(text) ?? '');
  return page && !(await leadsToSearch(shop, page.address)) ? page : null;
}

/** A search that leads to a search could lead round in a circle; a redirect may have come later than the rule. */
export async function leadsToSearch(shop: Shop, address: string): Promise<boolean> {
  return isSearchAddress(address) || isSearchAddress((await findRedirect(shop, address)) ?? '');
}
