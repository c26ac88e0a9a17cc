import { type ParsedQuery, parseQuery } from '#rules/catalogue/search/parse-query.ts';
import { isBounded, NO_BOUNDS } from '#rules/catalogue/search/search-bounds.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { findNames, type SuggestedNames } from './find-names.ts';
import { findTop } from './find-top.ts';
import { readSuggestedProducts, type SuggestedProduct } from './read-suggested-products.ts';
import { runSearch } from './run-search.ts';
import { byFormsOrBeginnings, excluding, type RankedQuery } from './text-query.ts';

/** What the search box proposes while a shopper types (S3.38–S3.40). */
export interface Suggestions extends SuggestedNames {
  products: SuggestedProduct[];
}

const NAMES_IN_GROUP = 4;

export async function suggest(shop: Shop, text: string, limit: number): Promise<Suggestions> {
  const typed = parseQuery(text);
  if (limit < 1 || (typed.words.length === 0 && !isBounded(typed.bounds))) return NOTHING;
  const run = await runSearch(shop, text, (query) => findWithin(shop, typed, query, limit));
  const words = run?.words ?? typed.words;
  const [products, names] = await Promise.all([
    run ? fillUp(shop, { ...typed, words }, run.found, limit) : [],
    words.length > 0 ? findNames(shop, words, NAMES_IN_GROUP) : NOTHING,
  ]);
  return { ...names, products };
}

/** Limits nothing can keep are given up, as on the result page; unless nothing else was said. */
async function findWithin(shop: Shop, { words, bounds }: ParsedQuery, query: RankedQuery, limit: number) {
  const within = await findTop(shop, { query, bounds, limit });
  if (within || words.length === 0 || !isBounded(bounds)) return within;
  return findTop(shop, { query, bounds: NO_BOUNDS, limit });
}

/** The first products of the result page; when they are few, the word may not be typed to its end. */
async function fillUp(shop: Shop, typed: ParsedQuery, found: number[], limit: number): Promise<SuggestedProduct[]> {
  const { words, without, bounds } = typed;
  const mayGoOn = found.length < limit && words.length > 0 && !isBounded(bounds);
  const begun = mayGoOn ? excluding(byFormsOrBeginnings(words), without) : null;
  const more = begun && (await findTop(shop, { query: begun, bounds, limit }));
  // What only a mixed category says is found, but is no beginning of anything.
  const all = new Set([...(more ?? []), ...found]);
  return readSuggestedProducts(shop, [...all].slice(0, limit));
}

const NOTHING: Suggestions = { products: [], series: [], producers: [], menuNodes: [], cms: [], searchQueries: [] };
