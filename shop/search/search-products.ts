import type { Shop } from '../shop.ts';
import { type FoundPage, findPage, type SearchPage } from './find-page.ts';
import { runSearch } from './run-search.ts';

export interface FoundProducts extends FoundPage {
  /** What was searched instead, when the text held typing slips; null otherwise. */
  correctedText: string | null;
}

/** A page of the products a text finds, best first; a page beyond the end is the last one. */
export async function searchProducts(shop: Shop, text: string, page: SearchPage): Promise<FoundProducts> {
  const run = await runSearch(shop, text, (query) => findPage(shop, query, page));
  return run ? { ...run.found, correctedText: run.correctedText } : { total: 0, ids: [], correctedText: null };
}
