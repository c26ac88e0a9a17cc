import { asc, inArray } from 'drizzle-orm';
import { findRedirect } from '#modules/catalogue/redirects/server/index.ts';
import { cached } from '#platform/cache/server/cached.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { isSearchAddress, type OwnRules, searchKey, toOwnRules } from '../rules/own-rules.ts';
import { searchDocuments, searchRules } from './tables.ts';

/** Purged when search documents change. */
export const SEARCH_TAG = 'search';
/** Purged when the owner changes a rule. */
export const SEARCH_RULES_TAG = 'search-rules';

export const getSearchRules = cached(
  { seconds: 3600, tags: [SEARCH_RULES_TAG], whileListening: true },
  async ({ db }): Promise<OwnRules> => toOwnRules(await db.select().from(searchRules).orderBy(asc(searchRules.id))),
);

/** In the owner's sequence, without hidden products. */
export async function listPinned(shop: Shop, text: string): Promise<number[]> {
  const { pins } = await getSearchRules(shop);
  const ids = pins.size === 0 ? undefined : pins.get(searchKey(text) ?? '');
  if (!ids) return [];
  const { productId } = searchDocuments;
  const rows = await shop.db
    .select({ id: productId })
    .from(searchDocuments)
    .where(inArray(productId, [...ids]));
  const visible = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => visible.has(id));
}

export async function findSearchPage(shop: Shop, text: string): Promise<{ address: string; phrase: string } | null> {
  const { pages } = await getSearchRules(shop);
  const page = pages.size === 0 ? undefined : pages.get(searchKey(text) ?? '');
  return page && !(await leadsToSearch(shop, page.address)) ? page : null;
}

/** A search that leads to a search could loop; a redirect may be newer than the rule. */
export async function leadsToSearch(shop: Shop, address: string): Promise<boolean> {
  return isSearchAddress(address) || isSearchAddress((await findRedirect(shop, address)) ?? '');
}
