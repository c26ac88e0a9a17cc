import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/db/server/connect.ts';
import type { BulkProduct } from './plan-bulk.ts';

export const bulkTables = ['products', 'product_categories', 'product_traits', 'photos', 'sizes', 'price_history'];

/**
 * The differences from the copied products, one batch at a time, and the copied products themselves: the tables
 * grow and have lost their indexes for the time being, so each batch reads from small copies.
 */
export async function prepareBulk(transaction: Transaction, firstBulkId: number): Promise<void> {
  await transaction.execute(sql`
    create temp table bulk (
      id int primary key, like_id int, name text, slug text, version_group int, percent int, popularity int
    ) on commit drop`);
  const below = sql.raw(String(firstBulkId));
  for (const copy of [
    sql`create temp table like_products on commit drop as select * from products where id < ${below}`,
    sql`create temp table like_categories on commit drop as select * from product_categories where product_id < ${below}`,
    sql`create temp table like_traits on commit drop as select * from product_traits where product_id < ${below}`,
    sql`create temp table like_photos on commit drop as select * from photos where product_id < ${below}`,
    sql`create temp table like_sizes on commit drop as select * from sizes where product_id < ${below}`,
    sql`create temp table like_history on commit drop as
      select h.* from price_history h join like_sizes s on s.id = h.size_id`,
    sql`create index on like_sizes (product_id)`,
    sql`analyze like_products, like_categories, like_traits, like_photos, like_sizes, like_history`,
  ]) {
    await transaction.execute(copy);
  }
}

/** The database copies products of the demo shop itself; only what differs is sent. */
export async function insertBulk(transaction: Transaction, batch: readonly BulkProduct[], now: Date): Promise<void> {
  const column = (key: keyof BulkProduct): SQL => sql`${sql.param(batch.map((product) => product[key]))}`;
  await transaction.execute(sql`truncate bulk`);
  await transaction.execute(sql`
    insert into bulk select * from unnest(
      ${column('id')}::int[], ${column('like')}::int[], ${column('name')}::text[], ${column('slug')}::text[],
      ${column('versionGroup')}::int[], ${column('percent')}::int[], ${column('popularity')}::int[])`);
  await transaction.execute(sql`analyze bulk`);
  for (const statement of statements(now)) await transaction.execute(statement);
}

/** Prices end in 90 grosze or 9 złotych, as in the demo shop. */
const scaled = (price: SQL): SQL => sql`(case when ${price} is null then null
  when ${price} * b.percent < 1000000 then greatest(190, round(${price} * b.percent / 50000.0) * 500 - 10)
  else round(${price} * b.percent / 100000.0) * 1000 - 100 end)::int`;

/** A number from 0 to 1 that follows from two others: the same catalogue on every machine. */
const randomShare = (a: SQL, b: SQL): SQL => sql`(((${a}::bigint * 7919 + ${b}::bigint * 104729) % 9973) / 9973.0)`;

function statements(now: Date): SQL[] {
  const stock = sql`case when s.stock < 0 then s.stock
    when ${randomShare(sql`b.id`, sql`s.id`)} < 0.08 then 0
    else 1 + floor(${randomShare(sql`s.id`, sql`b.id`)} * 60) end`;
  return [
    sql`
      insert into products (id, code, name, slug, type, category_id, producer_id, series_id, description, long_description,
        vat_permille, unit, unit_plural, unit_sellby, unit_precision, measure_amount, measure_unit, is_new, is_promotion,
        is_bestseller, version_group, version_name, version_tone, safety_warnings, rating_count, rating_average,
        popularity, sold_elsewhere, created_at, updated_at, min_price, is_reduced, available, photo, photo_tone)
      select b.id, 'BLK-' || b.id, b.name, b.slug, p.type, p.category_id, p.producer_id, p.series_id, p.description,
        p.long_description, p.vat_permille, p.unit, p.unit_plural, p.unit_sellby, p.unit_precision, p.measure_amount,
        p.measure_unit, false, p.is_promotion, false, b.version_group, p.version_name, p.version_tone, p.safety_warnings,
        floor(b.popularity / 12.0), case when b.popularity < 12 then 0 else p.rating_average end, b.popularity, b.popularity,
        ${now}::timestamptz - make_interval(days => 30 + b.id % 900), ${now}::timestamptz,
        ${scaled(sql`p.min_price`)}, p.is_reduced,
        exists (select 1 from like_sizes s where s.product_id = p.id and ${stock} <> 0), p.photo, p.photo_tone
      from bulk b join like_products p on p.id = b.like_id`,
    sql`
      insert into product_categories (category_id, product_id, popularity)
      select pc.category_id, b.id, b.popularity from bulk b join like_categories pc on pc.product_id = b.like_id`,
    sql`
      insert into product_traits (product_id, value_id)
      select b.id, pt.value_id from bulk b join like_traits pt on pt.product_id = b.like_id`,
    sql`
      insert into photos (product_id, position, file, width, height, tone, alt)
      select b.id, f.position, f.file, f.width, f.height, f.tone, b.name
      from bulk b join like_photos f on f.product_id = b.like_id`,
    sql`
      with copied as (
        insert into sizes (product_id, type, name, position, code, stock, ship_days, ship_hours, price, regular_price,
          reduced_since, suggested_price, points_received)
        select b.id, s.type, s.name, s.position, 'BLK-' || b.id || '-' || s.type, ${stock}, s.ship_days, s.ship_hours,
          ${scaled(sql`s.price`)}, ${scaled(sql`s.regular_price`)}, s.reduced_since, ${scaled(sql`s.suggested_price`)},
          s.points_received
        from bulk b join like_sizes s on s.product_id = b.like_id
        returning id, product_id, type
      )
      insert into price_history (size_id, price, since)
      select copied.id, ${scaled(sql`h.price`)}, h.since
      from copied
      join bulk b on b.id = copied.product_id
      join like_sizes s on s.product_id = b.like_id and s.type = copied.type
      join like_history h on h.size_id = s.id`,
    sql`select setval(pg_get_serial_sequence('products', 'id'), (select max(id) from bulk))`,
  ];
}
