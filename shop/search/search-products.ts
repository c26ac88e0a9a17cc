import { type SQL, sql } from 'drizzle-orm';
import type { ListingSort } from '#rules/catalogue/listing-query.ts';
import { readSearchText, type SearchWord } from '#rules/search/read-search-text.ts';
import type { Shop } from '../shop.ts';
import { correctWords } from './correct-words.ts';
import { textQuery } from './text-query.ts';

export interface SearchPage {
  perPage: number;
  /** From 1. */
  page: number;
  sort?: ListingSort;
}

export interface FoundProducts {
  total: number;
  ids: number[];
  /** What was searched instead, when the text held typing slips; null otherwise. */
  correctedText: string | null;
}

const NOTHING: FoundProducts = { total: 0, ids: [], correctedText: null };

/** A page of the products a text finds, best first; a page beyond the end is the last one. */
export async function searchProducts(shop: Shop, text: string, page: SearchPage): Promise<FoundProducts> {
  const words = readSearchText(text);
  if (words.length === 0) return NOTHING;
  const found = await findAll(shop, words, page);
  if (found.total > 0) return { ...found, correctedText: null };
  const corrected = await correctWords(shop, words);
  const better = corrected ? await findAll(shop, corrected, page) : found;
  if (corrected && better.total > 0) return { ...better, correctedText: corrected.map(({ word }) => word).join(' ') };
  return { ...(await findMost(shop, corrected ?? words, page)), correctedText: null };
}

type Found = Omit<FoundProducts, 'correctedText'>;

/** Products that have every word: in some form, and only if there are none, as beginnings of other words. */
async function findAll(shop: Shop, words: SearchWord[], page: SearchPage): Promise<Found> {
  const { forms, inName, beginnings } = textQuery(words);
  const nameFirst = sql`(d.terms @@ ${inName}::tsquery)::int`;
  const exact = await findMatches(shop, forms, nameFirst, page);
  return exact.total > 0 ? exact : findMatches(shop, beginnings, sql`1`, page);
}

/** Products that have at least half of the words, those with more of them first. */
async function findMost(shop: Shop, words: SearchWord[], page: SearchPage): Promise<Found> {
  if (words.length < 2) return { total: 0, ids: [] };
  const each = words.map((word) => sql`(d.terms @@ ${textQuery([word]).forms}::tsquery)::int`);
  const matched = sql.join(each, sql` + `);
  const any = words.map((word) => textQuery([word]).forms).join(' | ');
  return findMatches(shop, any, sql`(${matched})`, page, sql`and (${matched}) >= ${Math.ceil(words.length / 2)}`);
}

/** All matches are gathered first: left to itself the database may walk a whole index of the catalogue for a rare word. */
async function findMatches(shop: Shop, query: string, best: SQL, page: SearchPage, also: SQL = sql``): Promise<Found> {
  const matches = sql`from search_documents d where d.terms @@ ${query}::tsquery ${also}`;
  const counted = await shop.db.execute<{ total: number }>(sql`select count(*)::int as total ${matches}`);
  const total = counted.rows[0]?.total ?? 0;
  if (total === 0) return { total, ids: [] };
  const shown = Math.min(page.page, Math.ceil(total / page.perPage));
  const { rows } = await shop.db.execute<{ id: number }>(sql`
    with d as materialized (select d.product_id, d.rank, ${best} as best ${matches})
    select d.product_id as id from ${searchOrder(page.sort ?? 'relevance-d')}
    limit ${page.perPage} offset ${(shown - 1) * page.perPage}`);
  return { total, ids: rows.map((row) => row.id) };
}

function searchOrder(sort: ListingSort): SQL {
  const withProducts = sql`d join products p on p.id = d.product_id order by`;
  const orders: Record<ListingSort, SQL> = {
    'relevance-d': sql`d order by d.best desc, d.rank desc, d.product_id`,
    'name-a': sql`${withProducts} p.name collate "pl-x-icu", p.id`,
    'name-d': sql`${withProducts} p.name collate "pl-x-icu" desc, p.id desc`,
    'price-a': sql`${withProducts} p.min_price, p.id`,
    'price-d': sql`${withProducts} p.min_price desc, p.id desc`,
    'date-a': sql`${withProducts} p.created_at, p.id`,
    'date-d': sql`${withProducts} p.created_at desc, p.id desc`,
  };
  return orders[sort];
}
