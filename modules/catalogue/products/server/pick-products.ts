import { sql } from 'drizzle-orm';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

type Reading = Pick<Shop, 'db'>;
type Flag = 'is_bestseller' | 'is_new' | 'is_promotion and is_reduced';

/** The most popular available products with a mark; the condition is that of the index. */
export async function pickFlagged({ db }: Reading, flag: Flag, max: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from products where ${sql.raw(flag)} and visible and available
    order by popularity desc nulls last, id limit ${max}`);
  return rows.map(({ id }) => id);
}

/** The most popular available products of the categories of these products, without themselves. */
export async function pickSameCategory({ db }: Reading, ids: readonly number[], max: number): Promise<number[]> {
  const given = listOf(ids);
  if (!given) return [];
  // One index scan per category: the first products of each, then the best of all.
  const { rows } = await db.execute<{ id: number }>(sql`
    select near.id from (select distinct category_id from products where id in (${given})) c
    cross join lateral (
      select p.id, pc.popularity from product_categories pc join products p on p.id = pc.product_id
      where pc.category_id = c.category_id and p.visible and p.available and p.id not in (${given})
      order by pc.popularity desc nulls last, pc.product_id limit ${max}) near
    order by near.popularity desc nulls last, near.id limit ${max}`);
  return rows.map(({ id }) => id);
}

/** The most popular available products of the other categories of the same parents. */
export async function pickNearby({ db }: Reading, ids: readonly number[], max: number): Promise<number[]> {
  const given = listOf(ids);
  if (!given) return [];
  // A parent's listing contains its children's products: only those from elsewhere stay.
  const { rows } = await db.execute<{ id: number }>(sql`
    with own as (select distinct category_id from products where id in (${given}))
    select near.id from (select distinct parent_id from categories where id in (select category_id from own)) c
    cross join lateral (
      select p.id, p.category_id, pc.popularity from product_categories pc join products p on p.id = pc.product_id
      where pc.category_id = c.parent_id and p.visible and p.available
      order by pc.popularity desc nulls last, pc.product_id limit ${max}) near
    where near.category_id not in (select category_id from own)
    order by near.popularity desc nulls last, near.id`);
  return rows.map(({ id }) => id);
}

/** The visible and available ones among these products. */
export async function listAvailable({ db }: Reading, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{ id: number; popularity: number }>(sql`
    select id, popularity from products where id = any(${sql.param([...ids])}::int[]) and visible and available`);
  return rows;
}

function listOf(ids: readonly number[]) {
  const rows = ids.filter(isRowId).map((id) => sql`${id}`);
  return rows.length === 0 ? undefined : sql.join(rows, sql`, `);
}

/** The next products by id. */
export async function listNextIds({ db }: Reading, after: number, max: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from products where id > ${after} order by id limit ${max}`);
  return rows.map(({ id }) => id);
}

/** Stores the pieces sold, with those sold elsewhere, as popularity. Returns the products whose popularity changed. */
export async function storePopularity({ db }: Reading, ids: readonly number[], sold: ReadonlyMap<number, number>) {
  // Products are locked in the order of their ids, as everywhere.
  const { rows } = await db.execute<{ id: number }>(sql`
    with sold as (
      select * from unnest(${sql.param([...ids])}::int[], ${sql.param(ids.map((id) => sold.get(id) ?? 0))}::int[]) s (product_id, pieces)
    ),
    wanted as (
      select p.id, p.sold_elsewhere + s.pieces as popularity
      from products p join sold s on s.product_id = p.id
      where p.popularity <> p.sold_elsewhere + s.pieces
      order by p.id for no key update of p
    ),
    changed as (
      update products p set popularity = w.popularity from wanted w where p.id = w.id returning p.id
    ),
    listed as (
      update product_categories c set popularity = w.popularity from wanted w where c.product_id = w.id
    )
    select id from changed`);
  return rows.map(({ id }) => id);
}
