import { type SQL, sql } from 'drizzle-orm';
import type { ListingSort } from '#rules/catalogue/listing-query.ts';
import type { Shop } from '../shop.ts';
import type { RankedQuery } from './text-query.ts';

export interface SearchPage {
  perPage: number;
  /** From 1. */
  page: number;
  sort?: ListingSort;
}

export interface FoundPage {
  total: number;
  ids: number[];
}

/** Nobody turns two hundred pages: of a word that much of a large catalogue has, so many of the best products are enough. */
const MOST_FOUND = 5_000;

const SAMPLE = 300;
const BROAD_SHARE = 0.15;

/**
 * One page of what a query matches, and how many there are; null when nothing does. A page beyond the end is the last
 * one. All matches are gathered first: left to itself the database may walk the whole ranking for a rare word. Only for a
 * word that very many products have is walking the ranking the shorter way.
 */
export async function findPage(shop: Shop, query: RankedQuery, page: SearchPage): Promise<FoundPage | null> {
  const broad = await isBroad(shop, query);
  const { rows } = await shop.db.execute<{ id: number; total: number }>(sql`
    with d as materialized (
      select d.product_id, d.rank, ${fitness(query)} as fit
      from search_documents d where d.terms @@ ${query.at(-1)}::tsquery
      ${broad ? sql`order by d.rank desc nulls last, d.product_id limit ${MOST_FOUND}` : sql``})
    select d.product_id as id, (select count(*)::int from d) as total from ${searchOrder(page.sort ?? 'relevance-d')}
    limit ${page.perPage} offset ${(page.page - 1) * page.perPage}`);
  if (rows[0]) return { total: rows[0].total, ids: rows.map((row) => row.id) };
  if (page.page === 1) return null;
  const first = await findPage(shop, query, { ...page, page: 1 });
  return first && findPage(shop, query, { ...page, page: Math.ceil(first.total / page.perPage) });
}

async function isBroad(shop: Shop, query: RankedQuery): Promise<boolean> {
  const { rows } = await shop.db.execute<{ sampled: number; matching: number }>(sql`
    select count(*)::int as sampled, (count(*) filter (where terms @@ ${query.at(-1)}::tsquery))::int as matching
    from (select terms from search_documents order by rank desc nulls last, product_id limit ${SAMPLE}) sample`);
  const { sampled, matching } = rows[0] ?? { sampled: 0, matching: 0 };
  return sampled === SAMPLE && matching > sampled * BROAD_SHARE;
}

/** How well a document fits: 0 is best. */
function fitness(query: RankedQuery): SQL {
  const tiers = query.slice(0, -1).map((tier, index) => sql`when d.terms @@ ${tier}::tsquery then ${index}::int`);
  return sql`case ${sql.join(tiers, sql` `)} else ${query.length - 1}::int end`;
}

function searchOrder(sort: ListingSort): SQL {
  const withProducts = sql`d join products p on p.id = d.product_id order by`;
  const orders: Record<ListingSort, SQL> = {
    'relevance-d': sql`d order by d.fit, d.rank desc, d.product_id`,
    'name-a': sql`${withProducts} p.name collate "pl-x-icu", p.id`,
    'name-d': sql`${withProducts} p.name collate "pl-x-icu" desc, p.id desc`,
    'price-a': sql`${withProducts} p.min_price, p.id`,
    'price-d': sql`${withProducts} p.min_price desc, p.id desc`,
    'date-a': sql`${withProducts} p.created_at, p.id`,
    'date-d': sql`${withProducts} p.created_at desc, p.id desc`,
  };
  return orders[sort];
}
