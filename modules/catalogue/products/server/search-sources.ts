import { type SQL, sql } from 'drizzle-orm';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

const BATCH = 2000;
/** Characters of HTML that are read of each description. */
const MAX_HTML_LENGTH = 8000;

/** Available products come before all others. */
export const AVAILABLE_FIRST = 1_000_000_000;

/** Texts of a product that the search reads. */
export interface SearchSource extends Record<string, unknown> {
  id: number;
  name: string;
  code: string;
  producer: string;
  /** Names, one per line. */
  categories: string;
  /** Names of version, series and traits. */
  other: string;
  /** Start of the short description, HTML. */
  short: string;
  /** Start of the long description, HTML. */
  long: string;
  rank: number;
}

/** The next visible products by id, of all or of these. */
export async function listSearchSources(
  { db }: Pick<Shop, 'db'>,
  after: number,
  ids: readonly number[] | undefined,
): Promise<SearchSource[]> {
  const among = ids ? sql`and id = any(${sql.param([...ids])}::int[])` : sql``;
  const ofBatch = sql`product_id between (select min(id) from p) and (select max(id) from p)
    ${ids ? sql`and product_id = any(${sql.param([...ids])}::int[])` : sql``}`;
  const { rows } = await db.execute<SearchSource>(sql`
    with p as materialized (
      select id, name, code, producer_id, series_id, version_name, available, popularity,
        left(description, ${MAX_HTML_LENGTH}) as short, left(long_description, ${MAX_HTML_LENGTH}) as long
      from products
      where id > ${after} and visible ${among} order by id limit ${BATCH}
    ),
    c as (select product_id, string_agg(name, chr(10) order by category_id) as names
      from product_categories join categories on categories.id = category_id where ${ofBatch} group by product_id),
    t as (select product_id, string_agg(value, ' ' order by value_id) as names
      from product_traits join trait_values on trait_values.id = value_id where ${ofBatch} group by product_id)
    select p.id, p.name, p.code, p.short, p.long, coalesce(r.name, '') as producer,
      (case when p.available then ${AVAILABLE_FIRST}::int else 0 end)
        + least(greatest(p.popularity, 0), ${AVAILABLE_FIRST}::int) as rank,
      coalesce(c.names, '') as categories, concat_ws(' ', p.version_name, s.name, t.names) as other
    from p
    left join producers r on r.id = p.producer_id
    left join series s on s.id = p.series_id
    left join c on c.product_id = p.id
    left join t on t.product_id = p.id
    order by p.id`);
  return rows;
}

/** SQL: the product exists and is visible. */
export function isVisible(id: SQL): SQL {
  return sql`exists (select 1 from products p where p.id = ${id} and p.visible)`;
}

/** SQL: the lowest price among the sizes of the product. */
export function lowestPriceOf(id: SQL): SQL {
  return sql`(select p.min_price from products p where p.id = ${id})`;
}

interface Limits {
  from: Grosze | null;
  to: Grosze | null;
  /** Lower-case letters and digits only, as `sizeKey` writes them. */
  sizes: string[];
  /** Sorted by price: products with a price on request are left out. */
  cheapest: boolean;
}

const MAX_PRICE = 2_147_483_647;

/** SQL: the product is within the limits by its present prices and sizes. */
export function keepsLimits(id: SQL, { from, to, sizes, cheapest }: Limits): SQL {
  const conditions: SQL[] = [];
  if (from !== null || to !== null || cheapest) {
    // A price on request is within no limits.
    conditions.push(sql`${id} in (select p.id from products p
      where p.min_price >= ${Math.max(1, from ?? 1)}::int and p.min_price <= ${to ?? MAX_PRICE}::int)`);
  }
  if (sizes.length > 0) {
    const key = (column: SQL) => sql`regexp_replace(lower(${column}), '[^a-z0-9]', '', 'g')`;
    const list = sql`${sql.param(sizes)}::text[]`;
    conditions.push(sql`exists (select 1 from sizes z where z.product_id = ${id} and z.type <> 'uniw'
      and (z.status = 'order' or (z.status = 'enable' and z.stock <> 0))
      and (${key(sql`z.type`)} = any(${list}) or ${key(sql`z.name`)} = any(${list})))`);
  }
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

/** A product as the search field suggests it. */
export interface SuggestedRow {
  id: number;
  name: string;
  slug: string;
  /** Path below the media folder. */
  photo: string | null;
  photoFocus: string | null;
  vatPermille: number;
  /** Gross; 0 for a price on request. */
  price: Grosze;
  /** Price in points of a product sold for points only, otherwise 0. */
  points: number;
  /** Equal for products that share a card. */
  model: number;
}

/** The visible ones among these products. */
export async function listSuggestedRows(
  { db, settings }: Pick<Shop, 'db' | 'settings'>,
  ids: readonly number[],
): Promise<SuggestedRow[]> {
  if (ids.length === 0) return [];
  const model = settings.oneCardPerModel ? sql`coalesce(version_group, -id)` : sql`id`;
  const { rows } = await db.execute<SuggestedRow & Record<string, unknown>>(sql`
    select id, name, slug, photo, photo_focus as "photoFocus", vat_permille as "vatPermille", min_price as price,
      coalesce((select min(points) from sizes where product_id = products.id and phone_price
        and not basket_enable and not gratis and points > 0 and products.min_price = 0), 0) as points,
      ${model} as model
    from products where id = any(${sql.param([...ids])}::int[]) and visible`);
  return rows;
}
