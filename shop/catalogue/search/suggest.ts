import { sql } from 'drizzle-orm';
import { isSaidAside } from '#rules/catalogue/search/help-words.ts';
import { type ParsedQuery, parseQuery, type SearchWord } from '#rules/catalogue/search/parse-query.ts';
import { isBounded, NO_BOUNDS } from '#rules/catalogue/search/search-bounds.ts';
import { productLink } from '#rules/platform/links/screen-links.ts';
import type { Grosze } from '#rules/platform/money/grosze.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { findTop } from './find-top.ts';
import { type FindableName, listNames } from './list-names.ts';
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
  return listSuggestedProducts(shop, [...all].slice(0, limit));
}

const NOTHING: Suggestions = { products: [], series: [], producers: [], menuNodes: [], cms: [], searchQueries: [] };

interface SuggestedProduct {
  id: number;
  name: string;
  link: string;
  /** Path below the media folder. */
  photo: string | null;
  /** Gross, as lists have it: 0 when the price is given by phone. */
  price: Grosze;
  vatPermille: number;
}

interface ProductRow extends Record<string, unknown>, Omit<SuggestedProduct, 'link'> {
  slug: string;
}

/** The search index follows the catalogue by a job: a product hidden since is left out here. */
async function listSuggestedProducts(shop: Shop, ids: number[]): Promise<SuggestedProduct[]> {
  if (ids.length === 0) return [];
  const { rows } = await shop.db.execute<ProductRow>(sql`
    select id, name, slug, photo, vat_permille as "vatPermille", min_price as price
    from products where id = any(${sql.param(ids)}::int[]) and visible`);
  const found = new Map(rows.map(({ slug, ...row }) => [row.id, { ...row, link: productLink(row.id, slug) }]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

interface SuggestedName {
  name: string;
  link: string;
}

interface SuggestedNames {
  series: SuggestedName[];
  producers: SuggestedName[];
  /** Categories with the names on the way to them. */
  menuNodes: (SuggestedName & { path: string[] })[];
  cms: SuggestedName[];
  searchQueries: SuggestedName[];
}

/** Categories, series, producers, text pages and popular queries whose names hold every word or its beginning. */
async function findNames(shop: Shop, words: readonly SearchWord[], limit: number): Promise<SuggestedNames> {
  const names = await listNames(shop);
  const pick = <T extends FindableName>(group: readonly T[], asked = words) =>
    group.filter((entry) => asked.length > 0 && asked.every((word) => matches(entry, word))).slice(0, limit);
  const aboutShop = words.filter(({ stems: [stem] }) => !isSaidAside(stem));
  return {
    series: pick(names.series).map(bare),
    producers: pick(names.producers).map(bare),
    menuNodes: pick(names.menuNodes).map((node) => ({ ...bare(node), path: node.path })),
    cms: pick(names.cms, aboutShop).map(bare),
    searchQueries: pick(names.searchQueries).map(bare),
  };
}

function matches({ words, stems }: FindableName, typed: SearchWord): boolean {
  return typed.stems.some((stem) => stems.includes(stem)) || words.some((word) => word.startsWith(typed.word));
}

function bare({ name, link }: FindableName): SuggestedName {
  return { name, link };
}
