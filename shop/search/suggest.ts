import { readSearchText, type SearchWord } from '#rules/search/read-search-text.ts';
import type { Shop } from '../shop.ts';
import { findNames, type SuggestedName } from './find-names.ts';
import { findTop } from './find-top.ts';
import { readSuggestedProducts, type SuggestedProduct } from './read-suggested-products.ts';
import { runSearch } from './run-search.ts';
import { byFormsOrBeginnings } from './text-query.ts';

/** What the search box proposes while a shopper types (S3.38–S3.40). */
export interface Suggestions {
  products: SuggestedProduct[];
  series: SuggestedName[];
  producers: SuggestedName[];
  /** Categories with the names on the way to them. */
  menuNodes: (SuggestedName & { path: string[] })[];
  cms: SuggestedName[];
  searchQueries: SuggestedName[];
}

const NAMES_IN_GROUP = 4;

export async function suggest(shop: Shop, text: string, limit: number): Promise<Suggestions> {
  const typed = readSearchText(text);
  if (typed.length === 0 || limit < 1) return NOTHING;
  const run = await runSearch(shop, text, (query) => findTop(shop, query, limit));
  const words = run?.words ?? typed;
  const [products, names] = await Promise.all([
    run ? fillUp(shop, run.found, words, limit) : [],
    findNames(shop, words, NAMES_IN_GROUP),
  ]);
  return { products, ...names };
}

/** The first products of the result page; when they are few, the word may not be typed to its end. */
async function fillUp(shop: Shop, found: number[], words: SearchWord[], limit: number): Promise<SuggestedProduct[]> {
  const more = found.length < limit ? await findTop(shop, byFormsOrBeginnings(words), limit) : null;
  // What only a mixed category says is found, but is no beginning of anything.
  const all = new Set([...(more ?? []), ...found]);
  return readSuggestedProducts(shop, [...all].slice(0, limit));
}

const NOTHING: Suggestions = { products: [], series: [], producers: [], menuNodes: [], cms: [], searchQueries: [] };
