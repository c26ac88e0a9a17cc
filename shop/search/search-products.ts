import type { Shop } from '../shop.ts';
import { findMatches, type Matches } from './find-matches.ts';
import { runSearch } from './run-search.ts';

export interface FoundProducts extends Matches {
  /** All words were found as they were typed, in any form. */
  whole: boolean;
  /** What was searched instead, when the text held typing slips; null otherwise. */
  correctedText: string | null;
}

/** The products a text finds, on sale or not; `bestFirst` puts them in order. */
export async function searchProducts(shop: Shop, text: string): Promise<FoundProducts> {
  const run = await runSearch(shop, text, (query) => findMatches(shop, query));
  return run
    ? { ...run.found, whole: run.whole, correctedText: run.correctedText }
    : { ids: new Int32Array(0), tiers: [], whole: false, correctedText: null };
}
