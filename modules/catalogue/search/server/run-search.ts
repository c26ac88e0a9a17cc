import { findCodeByGtin } from '#modules/catalogue/products/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { requestsHelp } from '../rules/help-words.ts';
import { parseQuery } from '../rules/parse-query.ts';
import { isBounded } from '../rules/search-bounds.ts';
import { type Finders, nothingExplained, type SearchRun } from './search-explanation.ts';
import { searchMeant } from './search-meant.ts';
import { getSearchRules } from './search-rules.ts';
import { byAnything, byForms, byNames, EVERYTHING, excluding } from './text-query.ts';

/**
 * Used by suggestions and results: exact forms, other names, beginnings, descriptions, corrected typos without
 * unknown words, and finally fewer words.
 */
export async function runSearch<Found>(
  shop: Shop,
  text: string,
  { find, findDescribed, join }: Finders<Found>,
): Promise<SearchRun<Found> | null> {
  const [code, { words: own }] = await Promise.all([findCodeByGtin(shop, text), getSearchRules(shop)]);
  const query = parseQuery(code ?? text, own);
  const { words, without, bounds } = query;
  const among: Finders<Found> = {
    find: (tiers) => find(excluding(tiers, without)),
    findDescribed: ({ words: described, document }) =>
      findDescribed({ words: described, document: excluding([document], without).at(-1) ?? '' }),
    join,
  };
  const asTyped = {
    ...nothingExplained(text, query),
    words,
    whole: false,
  };
  if (words.length === 0) {
    const everything = isBounded(bounds) ? await among.find(EVERYTHING) : null;
    return everything && { ...asTyped, found: everything };
  }
  const exact = await among.find(byForms(words));
  if (exact) return { ...asTyped, found: exact, whole: code === null };
  // A question about the shop is answered by its pages; a similar product is no answer.
  if (requestsHelp(words.map(({ stems: [stem] }) => stem))) return null;
  const otherNames = words.flatMap((word) => word.otherNames.map(({ shown }) => shown));
  const renamed = otherNames.length > 0 ? await among.find(byNames(words)) : null;
  const begun = renamed ?? (await among.find(byAnything(words)));
  if (begun) return { ...asTyped, found: begun, otherNames: renamed ? [...new Set(otherNames)] : [] };
  return searchMeant(shop, { text, query, own }, among);
}
