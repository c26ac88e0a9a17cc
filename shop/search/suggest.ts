import { readSearchText } from '#rules/search/read-search-text.ts';
import type { Shop } from '../shop.ts';
import { correctWords } from './correct-words.ts';
import { findNames, type SuggestedName } from './find-names.ts';
import { findSuggestedProducts, type SuggestedProduct } from './find-suggested-products.ts';

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
  const found = await findSuggestedProducts(shop, typed, limit);
  const words = found.length > 0 ? typed : ((await correctWords(shop, typed)) ?? typed);
  const products = words === typed ? found : await findSuggestedProducts(shop, words, limit);
  const names = await findNames(shop, words, NAMES_IN_GROUP);
  return { products, ...names };
}

const NOTHING: Suggestions = { products: [], series: [], producers: [], menuNodes: [], cms: [], searchQueries: [] };
