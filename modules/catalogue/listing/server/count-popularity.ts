import { sql } from 'drizzle-orm';
import { reindexProducts } from '#modules/catalogue/search/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';

const DAYS = 90;
const BATCH = 2000;

/**
 * Pieces sold in the last 90 days without cancelled orders and gifts. Listings, zones and search sort by it, so
 * changed products are indexed again; cached pages show it when they expire.
 */
export async function countPopularity(shop: Shop, signal: AbortSignal): Promise<void> {
  const since = new Date(shop.now().getTime() - DAYS * DAY_MS);
  for (let last: number | null = 0; last !== null && !signal.aborted; ) {
    const batch = await countBatch(shop, last, since);
    if (batch.moved.length > 0) await reindexProducts(shop, batch.moved);
    last = batch.last;
  }
}

interface Batch extends Record<string, unknown> {
  last: number | null;
  moved: number[];
}

async function countBatch(shop: Shop, after: number, since: Date): Promise<Batch> {
  // Products are locked in the order of their ids, as everywhere. A cut length is one sale.
  const { rows } = await shop.db.execute<Batch>(sql`
    with batch as (select id from products where id > ${after} order by id limit ${BATCH}),
    sold as (
      select product_id, sum(case when unit_precision > 0 then 1 else quantity end)::int as pieces
      from order_lines l join orders o on o.id = order_id
      where product_id in (select id from batch) and not gift and o.placed_at > ${since} and o.state <> 'cancelled'
      group by product_id
    ),
    wanted as (
      select p.id, p.sold_elsewhere + coalesce(s.pieces, 0) as popularity
      from products p left join sold s on s.product_id = p.id
      where p.id in (select id from batch) and p.popularity <> p.sold_elsewhere + coalesce(s.pieces, 0)
      order by p.id for no key update of p
    ),
    moved as (
      update products p set popularity = w.popularity from wanted w where p.id = w.id returning p.id
    ),
    listed as (
      update product_categories c set popularity = w.popularity from wanted w where c.product_id = w.id
    )
    select (select max(id) from batch) as last, coalesce((select array_agg(id) from moved), '{}') as moved`);
  return rows[0] ?? { last: null, moved: [] };
}
