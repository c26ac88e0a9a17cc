import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Shop } from '#platform/shop/server/shop.ts';

export interface ListingFacts extends Record<string, unknown> {
  id: number;
  name: string;
  visible: boolean;
  price: number;
  popularity: number;
  /** Microseconds, as in PostgreSQL. */
  created: number;
  categories: string;
  producers: string;
  series: string;
  flags: string;
  available: string;
  traits: string;
  sizes: string;
  /** 0 for a product without other colour versions. */
  model: number;
}

/** Separates values in the text of a set. */
export const VALUE_BREAK = '\u001e';
/** Separates type and name of a size. */
export const NAME_BREAK = '\u001f';

export function listNextFacts(shop: Shop, after: number, max: number): Promise<ListingFacts[]> {
  return listFacts(
    shop,
    sql`id > ${after} order by id limit ${max}`,
    sql`product_id between (select min(id) from p) and (select max(id) from p)`,
  );
}

export function listFactsOf(shop: Shop, ids: readonly number[]): Promise<ListingFacts[]> {
  const list = sql`${`{${ids.join(',')}}`}::int[]`;
  return listFacts(shop, sql`id = any(${list})`, sql`product_id = any(${list})`);
}

/** A sold-out size does not match a filter by size; `uniw` is no choice. */
const sizeOnSale = sql`type <> 'uniw' and (status = 'order' or (status = 'enable' and stock <> 0))`;

async function listFacts(shop: Shop, whichProducts: SQL, whichParts: SQL): Promise<ListingFacts[]> {
  const { rows } = await shop.db.execute<ListingFacts>(factsQuery(whichProducts, whichParts));
  return rows;
}

/** Differs when the query differs, because its facts mean something else then. */
export function factsVersion(): string {
  return JSON.stringify(new PgDialect().sqlToQuery(factsQuery(sql`true`, sql`true`)));
}

function factsQuery(whichProducts: SQL, whichParts: SQL): SQL {
  const joinValues = (value: SQL, order: SQL) => sql`string_agg(${value}, ${VALUE_BREAK} order by ${order})`;
  return sql`
    with p as materialized (
      select id, name, visible, min_price, popularity, created_at, producer_id, series_id, available, is_new,
        is_promotion and is_reduced as is_promotion, is_bestseller, version_group
      from products where ${whichProducts}
    ),
    c as (select product_id, ${joinValues(sql`category_id::text`, sql`category_id`)} as list from product_categories
      where ${whichParts} group by product_id),
    t as (select product_id, ${joinValues(sql`value_id::text`, sql`value_id`)} as list from product_traits
      where ${whichParts} group by product_id),
    z as (select product_id, ${joinValues(sql`type || ${NAME_BREAK} || name`, sql`type collate "C"`)} as list from sizes
      where ${whichParts} and ${sizeOnSale} group by product_id)
    select p.id, p.name, p.visible, p.min_price as price, p.popularity,
      (extract(epoch from p.created_at) * 1000000)::float8 as created,
      coalesce(c.list, '') as categories,
      coalesce(p.producer_id::text, '') as producers,
      coalesce(p.series_id::text, '') as series,
      concat_ws(${VALUE_BREAK}::text, case when p.is_new then 'new' end, case when p.is_promotion then 'promotion' end,
        case when p.is_bestseller then 'bestseller' end) as flags,
      case when p.available then 'y' else '' end as available,
      coalesce(t.list, '') as traits,
      coalesce(z.list, '') as sizes,
      coalesce(p.version_group, 0) as model
    from p
    left join c on c.product_id = p.id
    left join t on t.product_id = p.id
    left join z on z.product_id = p.id
    order by p.id`;
}

/** All products in the order of their names. */
export async function listIdsByName(db: Pick<Shop['db'], 'execute'>): Promise<number[]> {
  const { rows } = await db.execute<{ ids: string | null }>(sql`
    select string_agg(id::text, ',') as ids
    from (select id from products order by name collate "pl-x-icu", id) named`);
  return rows[0]?.ids?.split(',').map(Number) ?? [];
}
