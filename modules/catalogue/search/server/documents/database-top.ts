import { type SQL, sql } from 'drizzle-orm';
import type { Shop } from '#platform/shop/server/shop.ts';
import { isBounded, type SearchBounds } from '../../rules/search-bounds.ts';
import type { Ranked } from '../word-index/word-index.ts';
import type { WantedTop } from './documents.ts';
import { fitness, meets } from './match-documents.ts';
import { findAmongTop, TOP } from './top-documents.ts';
import { inBounds } from './within-bounds.ts';

/** A word so few of the highest ranked products have is rare enough to gather all its products at once. */
const UNCOMMON_IN_TOP = 6;
const MAX_GATHERED = 2_000;

/** The best products of a query within its limits, best first. */
export async function findTopInDatabase(shop: Shop, wanted: WantedTop): Promise<number[]> {
  const { cheapest } = wanted.bounds;
  // The highest ranked are seldom the cheapest: all have to be looked at.
  const top = cheapest ? [] : await findHighest(shop, wanted);
  const gathered = top.length < UNCOMMON_IN_TOP ? await gatherAll(shop, wanted) : null;
  return gathered ?? findByTiers(shop, wanted, top);
}

/** Tier by tier: what the highest ranked products hold of one is its beginning, so if that is enough, no more is read. */
async function findByTiers(shop: Shop, { query, bounds, limit }: WantedTop, top: Ranked[]): Promise<number[]> {
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

async function findHighest(shop: Shop, { query, bounds }: WantedTop): Promise<Ranked[]> {
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
async function gatherAll(shop: Shop, { query, bounds, limit }: WantedTop): Promise<number[] | null> {
  // Matches come from their index alone, then those within the limits: only of these the documents are read.
  const wanted = isBounded(bounds)
    ? sql`product_id = any(array(select d.product_id from m d where ${inBounds(bounds)}))`
    : meets(query.at(-1));
  const { rows } = await shop.db.execute<{ id: number; gathered: number }>(sql`
    with m as materialized (select product_id from search_documents where ${meets(query.at(-1))}),
    d as materialized (
      select product_id, terms, rank from search_documents
      where ${wanted} limit ${bounds.cheapest ? null : MAX_GATHERED})
    select d.product_id as id, (select count(*)::int from d) as gathered from d
    order by ${fitness(query)}, ${rankedWithin(bounds)} limit ${limit}`);
  if (!bounds.cheapest && rows[0]?.gathered === MAX_GATHERED) return null;
  return rows.map(({ id }) => id);
}

/** All matches are gathered first: left to itself the database may walk the whole ranking for a rare word. */
function findBest(
  shop: Shop,
  { query: [query], bounds, limit }: WantedTop,
  known: readonly number[],
): Promise<Ranked[]> {
  return listRanked(
    shop,
    sql`with d as materialized (
        select d.product_id, d.rank from search_documents d where ${meets(query)} and ${inBounds(bounds)}
          and d.product_id <> all(${sql.param([...known])}::int[]))
      select d.product_id as id, 0 as fit from d order by d.rank desc, d.product_id limit ${limit}`,
  );
}

/** Of documents `d` that fit equally well: the highest ranked first, or the cheapest where the text asks for them. */
export function rankedWithin({ cheapest }: SearchBounds): SQL {
  const byRank = sql`d.rank desc, d.product_id`;
  return cheapest ? sql`(select p.min_price from products p where p.id = d.product_id), ${byRank}` : byRank;
}

async function listRanked(shop: Shop, query: SQL): Promise<Ranked[]> {
  const { rows } = await shop.db.execute<Ranked & Record<string, unknown>>(query);
  return rows;
}
