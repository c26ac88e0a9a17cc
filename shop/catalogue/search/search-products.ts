import { NO_BOUNDS } from '#rules/catalogue/search/search-bounds.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { type FoundProducts, findMatches } from './find-matches.ts';
import { keepMatches } from './kept-matches.ts';
import { runSearch } from './run-search.ts';

const NOTHING: FoundProducts = {
  ids: new Int32Array(0),
  tiers: [],
  cut: false,
  isEverything: false,
  whole: false,
  correctedText: null,
  leftOut: [],
  partial: false,
  otherNames: [],
  without: [],
  bounds: NO_BOUNDS,
};

/** The products a text finds, on sale or not; `bestFirst` puts them in order. */
export function searchProducts(shop: Shop, text: string): Promise<FoundProducts> {
  return keepMatches(shop, text, async () => {
    const run = await runSearch(shop, text, (query) => findMatches(shop, query));
    if (!run) return NOTHING;
    const { found, words, ...told } = run;
    return { ...found, ...told, isEverything: words.length === 0 };
  });
}
