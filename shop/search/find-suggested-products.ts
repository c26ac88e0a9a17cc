import { type SQL, sql } from 'drizzle-orm';
import { productLink } from '#rules/links/screen-links.ts';
import type { Grosze } from '#rules/money/grosze.ts';
import type { Shop } from '../shop.ts';
import type { RankedQuery } from './text-query.ts';

export interface SuggestedProduct {
  id: number;
  name: string;
  link: string;
  /** Path below the media folder. */
  photo: string | null;
  /** Gross; 0 when the price is given by phone. */
  price: Grosze;
  vatPermille: number;
}

/** The best products of a query, best first; null when nothing matches. */
export async function findTop(
  shop: Shop,
  query: RankedQuery,
  limit: number,
  known: readonly number[] = [],
): Promise<number[] | null> {
  const ids: number[] = [];
  for (const [index, tier] of query.entries()) {
    if (ids.length === limit) break;
    const find = index === 0 || index === query.length - 1 ? findQuickly : findBest;
    ids.push(...(await find(shop, tier, limit - ids.length, [...known, ...ids])));
  }
  return ids.length > 0 ? ids : null;
}

/** The first and the last query of a ranking are the ones that may match half the catalogue. */
async function findQuickly(shop: Shop, query: string, limit: number, known: readonly number[]): Promise<number[]> {
  const top = await findAmongTop(shop, query, limit, known);
  return top.length === limit ? top : findBest(shop, query, limit, known);
}

/** All matches are gathered first: left to itself the database may walk the whole ranking for a rare word. */
function findBest(shop: Shop, query: string, limit: number, known: readonly number[]): Promise<number[]> {
  return readIds(
    shop,
    sql`with matches as materialized (
        select product_id, rank from search_documents where terms @@ ${query}::tsquery and ${isNew(known)})
      select product_id as id from matches order by rank desc, product_id limit ${limit}`,
  );
}

const TOP = 300;

/** Two letters may begin the words of half the catalogue: then the highest ranked products hold enough of them. */
function findAmongTop(shop: Shop, query: string, limit: number, known: readonly number[]): Promise<number[]> {
  return readIds(
    shop,
    sql`with top as materialized (
        select product_id, terms, rank from search_documents order by rank desc nulls last, product_id limit ${TOP})
      select product_id as id from top where terms @@ ${query}::tsquery and ${isNew(known)}
      order by rank desc, product_id limit ${limit}`,
  );
}

function isNew(known: readonly number[]): SQL {
  return sql`product_id <> all(${sql.param([...known])}::int[])`;
}

async function readIds(shop: Shop, query: SQL): Promise<number[]> {
  const { rows } = await shop.db.execute<{ id: number }>(query);
  return rows.map((row) => row.id);
}

interface ProductRow extends Record<string, unknown>, Omit<SuggestedProduct, 'link'> {
  slug: string;
}

export async function readSuggestedProducts(shop: Shop, ids: number[]): Promise<SuggestedProduct[]> {
  if (ids.length === 0) return [];
  const { rows } = await shop.db.execute<ProductRow>(sql`
    select p.id, p.name, p.slug, p.photo, p.vat_permille as "vatPermille",
      -- A price given by phone is told nowhere: 0 stands for it.
      coalesce((select min(case when s.gratis then 0 else s.price end) from sizes s
        where s.product_id = p.id and not s.phone_price), 0) as price
    from products p where p.id = any(${sql.param(ids)}::int[])`);
  const found = new Map(rows.map(({ slug, ...row }) => [row.id, { ...row, link: productLink(row.id, slug) }]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
