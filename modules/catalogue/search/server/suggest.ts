import { MENU_TAG, productTag } from '#modules/catalogue/products/rules/cache-tags.ts';
import { listSuggestedRows, type SuggestedRow } from '#modules/catalogue/products/server/index.ts';
import { productLink } from '#platform/links/rules/screen-links.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { isSaidAside } from '../rules/help-words.ts';
import { type ParsedQuery, parseQuery, type SearchWord } from '../rules/parse-query.ts';
import { isBounded } from '../rules/search-bounds.ts';
import { findDescribedWithin, findTop, findWithin } from './find-matches.ts';
import { type FindableName, listNames, pageName } from './list-names.ts';
import { runSearch } from './run-search.ts';
import { findSearchPage, getSearchRules, listPinned, SEARCH_RULES_TAG, SEARCH_TAG } from './search-rules.ts';
import { byFormsOrBeginnings, excluding } from './text-query.ts';

/** S3.38–S3.40 */
export interface Suggestions extends SuggestedNames {
  products: SuggestedProduct[];
}

const NAMES_IN_GROUP = 4;
/** Colours of one model that may precede other models. */
const COLOURS = 4;

/** `screens` are pages of the storefront that answer questions. */
export async function suggest(
  shop: Shop,
  text: string,
  limit: number,
  screens: readonly SuggestedName[] = [],
): Promise<Suggestions> {
  const typed = parseQuery(text, (await getSearchRules(shop)).words);
  if (limit < 1 || (typed.words.length === 0 && !isBounded(typed.bounds))) return NOTHING;
  const max = shop.settings.oneCardPerModel ? limit * COLOURS : limit;
  const [run, pinned, page] = await Promise.all([
    runSearch(shop, text, {
      find: (query) => findWithin(shop, typed, query, max),
      findDescribed: (query) => findDescribedWithin(shop, typed, query, max),
      join: (described, others) => [...new Set([...described, ...others])],
    }),
    listPinned(shop, text),
    findSearchPage(shop, text),
  ]);
  const words = run?.words ?? typed.words;
  const [products, names] = await Promise.all([
    run ? fillUp(shop, { ...typed, words }, { ...run, pinned, limit }) : listSuggestedProducts(shop, pinned, limit),
    words.length > 0 ? findNames(shop, words, screens) : NOTHING,
  ]);
  return { ...names, cms: page ? await withPage(shop, names.cms, page) : names.cms, products };
}

export function tagsOfSuggestions({ products }: Suggestions): string[] {
  return [SEARCH_TAG, SEARCH_RULES_TAG, MENU_TAG, ...products.map(({ id }) => productTag(id))];
}

async function withPage(shop: Shop, pages: SuggestedName[], { address, phrase }: { address: string; phrase: string }) {
  const { cms, menuNodes, producers, series } = await listNames(shop);
  const listed = [...cms, ...menuNodes, ...producers, ...series].find(({ link }) => link === address);
  const own = { name: listed?.name ?? phrase, link: address };
  return [own, ...pages.filter(({ link }) => link !== address)].slice(0, NAMES_IN_GROUP);
}

/** With few results the last word may be unfinished. */
async function fillUp(
  shop: Shop,
  { words, without, bounds }: ParsedQuery,
  { found, described, pinned, limit }: { found: number[]; described: boolean; pinned: number[]; limit: number },
): Promise<SuggestedProduct[]> {
  const first = await listSuggestedProducts(shop, [...new Set([...pinned, ...found])], limit);
  if (first.length === limit || words.length === 0 || isBounded(bounds) || described) return first;
  const begun = excluding(byFormsOrBeginnings(words), without);
  const more = begun && (await findTop(shop, { query: begun, bounds, limit: limit * COLOURS }));
  // Words of mixed categories match, but as no beginning.
  return more ? listSuggestedProducts(shop, [...new Set([...pinned, ...more, ...found])], limit) : first;
}

const NOTHING: Suggestions = { products: [], series: [], producers: [], menuNodes: [], cms: [], searchQueries: [] };

type SuggestedProduct = Omit<SuggestedRow, 'slug' | 'model'> & { link: string };

/** The index lags behind the catalogue: hidden products are left out here. A model with one card appears once. */
async function listSuggestedProducts(shop: Shop, ids: number[], limit: number): Promise<SuggestedProduct[]> {
  const rows = await listSuggestedRows(shop, ids);
  const found = new Map(rows.map((row) => [row.id, row]));
  const shownModels = new Set<number>();
  const firsts = ids.flatMap((id) => {
    const row = found.get(id);
    if (!row || shownModels.has(row.model)) return [];
    shownModels.add(row.model);
    return row;
  });
  return firsts
    .slice(0, limit)
    .map(({ slug, model: _model, ...product }) => ({ ...product, link: productLink(product.id, slug) }));
}

interface SuggestedName {
  name: string;
  link: string;
}

interface SuggestedNames {
  series: SuggestedName[];
  producers: SuggestedName[];
  menuNodes: (SuggestedName & { path: string[] })[];
  cms: SuggestedName[];
  searchQueries: SuggestedName[];
}

async function findNames(
  shop: Shop,
  words: readonly SearchWord[],
  screens: readonly SuggestedName[],
): Promise<SuggestedNames> {
  const names = await listNames(shop);
  const pick = <T extends FindableName>(group: readonly T[], asked = words) =>
    group.filter((entry) => asked.length > 0 && asked.every((word) => matches(entry, word))).slice(0, NAMES_IN_GROUP);
  const aboutShop = words.filter(({ stems: [stem] }) => !isSaidAside(stem));
  return {
    series: pick(names.series).map(bare),
    producers: pick(names.producers).map(bare),
    menuNodes: pick(names.menuNodes).map((node) => ({ ...bare(node), path: node.path })),
    cms: pick([...screens.map(({ name, link }) => pageName(name, link)), ...names.cms], aboutShop).map(bare),
    searchQueries: pick(names.searchQueries).map(bare),
  };
}

/** A shorter beginning would match too many pages. */
const MIN_BEGINNING_LENGTH = 4;

function matches({ words, stems, aliases = [] }: FindableName, typed: SearchWord): boolean {
  const begun = typed.word.length >= MIN_BEGINNING_LENGTH ? [...words, ...aliases] : words;
  const isOwnName = typed.ownNames?.some((name) => name.stems.every((stem) => stems.includes(stem))) ?? false;
  return (
    isOwnName || typed.stems.some((stem) => stems.includes(stem)) || begun.some((word) => word.startsWith(typed.word))
  );
}

function bare({ name, link }: FindableName): SuggestedName {
  return { name, link };
}
