import { type SQL, sql } from 'drizzle-orm';
import type { ParsedQuery } from '#rules/catalogue/search/parse-query.ts';
import { isBounded, NO_BOUNDS, type SearchBounds } from '#rules/catalogue/search/search-bounds.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { fitness, meets } from './find-close-spellings.ts';
import type { RankedQuery } from './text-query.ts';
import { findAmongTop, type Ranked, TOP } from './top-documents.ts';

/** A word so few of the highest ranked products have is rare enough to gather all its products at once. */
const RARE_IN_TOP = 6;
const MOST_GATHERED = 2_000;

interface Wanted {
  query: RankedQuery;
  bounds: SearchBounds;
  limit: number;
}

/** Limits nothing can keep are given up, as on the result page; unless nothing else was said. */
export async function findWithin(shop: Shop, { words, bounds }: ParsedQuery, query: RankedQuery, limit: number) {
  const within = await findTop(shop, { query, bounds, limit });
  if (within || words.length === 0 || !isBounded(bounds)) return within;
  return findTop(shop, { query, bounds: NO_BOUNDS, limit });
}

/** The best products of a query within its limits, best first; null when there are none. */
export async function findTop(shop: Shop, wanted: Wanted): Promise<number[] | null> {
  const { cheapest } = wanted.bounds;
  // The highest ranked are seldom the cheapest: all have to be looked at.
  const top = cheapest ? [] : await findHighest(shop, wanted);
  const gathered = top.length < RARE_IN_TOP ? await gatherAll(shop, wanted) : null;
  const ids = gathered ?? (await findByTiers(shop, wanted, top));
  return ids.length > 0 ? ids : null;
}

/** Tier by tier: what the highest ranked products hold of one is its beginning, so if that is enough, no more is read. */
async function findByTiers(shop: Shop, { query, bounds, limit }: Wanted, top: Ranked[]): Promise<number[]> {
  const ids: number[] = [];
  for (const [tier, text] of query.entries()) {
    const rest = limit - ids.length;
    if (rest === 0) break;
    const atHand = top.filter(({ fit }) => fit === tier);
    const found = atHand.length < rest ? await findBest(shop, { query: [text], bounds, limit: rest }, ids) : atHand;
    ids.push(...found.slice(0, rest).map(({ id }) => id));
  }
  return ids;
}

async function findHighest(shop: Shop, { query, bounds }: Wanted): Promise<Ranked[]> {
  if (!isBounded(bounds)) return findAmongTop(shop, query);
  return listRanked(
    shop,
    sql`with d as materialized (
        select product_id, terms, rank from search_documents order by rank desc nulls last, product_id limit ${TOP})
      select d.product_id as id, ${fitness(query)} as fit from d
      where ${meets(query.at(-1))} and ${inBounds(bounds)} order by d.rank desc, d.product_id`,
  );
}

/** Everything a rare query matches, ranked; null when it is not rare after all. */
async function gatherAll(shop: Shop, { query, bounds, limit }: Wanted): Promise<number[] | null> {
  // Matches come from their index alone, then those within the limits: only of these the documents are read.
  const wanted = isBounded(bounds)
    ? sql`product_id = any(array(select d.product_id from m d where ${inBounds(bounds)}))`
    : meets(query.at(-1));
  const { rows } = await shop.db.execute<{ id: number; gathered: number }>(sql`
    with m as materialized (select product_id from search_documents where ${meets(query.at(-1))}),
    d as materialized (
      select product_id, terms, rank from search_documents
      where ${wanted} limit ${bounds.cheapest ? null : MOST_GATHERED})
    select d.product_id as id, (select count(*)::int from d) as gathered from d
    order by ${fitness(query)}, ${order(bounds)} limit ${limit}`);
  if (!bounds.cheapest && rows[0]?.gathered === MOST_GATHERED) return null;
  return rows.map(({ id }) => id);
}

/** All matches are gathered first: left to itself the database may walk the whole ranking for a rare word. */
function findBest(shop: Shop, { query: [query], bounds, limit }: Wanted, known: readonly number[]): Promise<Ranked[]> {
  return listRanked(
    shop,
    sql`with d as materialized (
        select d.product_id, d.rank from search_documents d where ${meets(query)} and ${inBounds(bounds)}
          and d.product_id <> all(${sql.param([...known])}::int[]))
      select d.product_id as id, 0 as fit from d order by d.rank desc, d.product_id limit ${limit}`,
  );
}

function order({ cheapest }: SearchBounds): SQL {
  const byRank = sql`d.rank desc, d.product_id`;
  return cheapest ? sql`(select p.min_price from products p where p.id = d.product_id), ${byRank}` : byRank;
}

async function listRanked(shop: Shop, query: SQL): Promise<Ranked[]> {
  const { rows } = await shop.db.execute<Ranked>(query);
  return rows;
}

const MOST = 2_147_483_647;

/** The document `d` is of a product within the limits of the text, as it is sold now. */
function inBounds({ from, to, sizes, cheapest }: SearchBounds): SQL {
  const conditions: SQL[] = [];
  if (from !== null || to !== null || cheapest) {
    // A price that is only given by phone is within no limits.
    conditions.push(sql`d.product_id in (select p.id from products p
      where p.min_price >= ${Math.max(1, from ?? 1)}::int and p.min_price <= ${to ?? MOST}::int)`);
  }
  if (sizes.length > 0) {
    conditions.push(sql`exists (select 1 from sizes z where z.product_id = d.product_id and z.type <> 'uniw'
      and (z.status = 'order' or (z.status = 'enable' and z.stock <> 0))
      and (${asKey(sql`z.type`)} = any(${sql.param(sizes)}::text[]) or ${asKey(sql`z.name`)} = any(${sql.param(sizes)}::text[])))`);
  }
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

/** As `sizeKey` writes it. */
function asKey(text: SQL): SQL {
  return sql`regexp_replace(lower(${text}), '[^a-z0-9]', '', 'g')`;
}
