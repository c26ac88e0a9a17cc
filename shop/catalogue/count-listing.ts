import { sql } from 'drizzle-orm';
import { AVAILABLE_FILTER, FLAG_FILTER, PRODUCER_FILTER, SIZE_FILTER } from '#rules/listing/filter-id.ts';
import type { Shop } from '../shop.ts';
import { type FilterCondition, sizeOnSale } from './filter-conditions.ts';
import type { ListingSource } from './listing-source.ts';

/** Products with a value that miss the same chosen filters; `filter` is `trait` for values of all traits. */
export interface CountRow extends Record<string, unknown> {
  filter: string;
  value: string;
  /** Of a size; the names of the other values are looked up. */
  name: string;
  missed: number;
  count: number;
  lowest: number | null;
  highest: number | null;
}

/**
 * The total and the products per value in one query: the products of the listing are gathered once, each with a mask of
 * the filters it misses. Those that miss two or more count for nothing and are left out at once.
 */
export async function countListing(
  shop: Shop,
  source: ListingSource,
  conditions: readonly FilterCondition[],
): Promise<CountRow[]> {
  const bits = conditions.map(({ meets, bit }) => sql`case when ${meets} then 0 else ${sql.raw(String(bit))} end`);
  const missed = bits.length > 0 ? sql.join(bits, sql` + `) : sql`0`;
  const none = sql`null::int, null::int`;
  const { rows } = await shop.db.execute<CountRow>(sql`
    with gathered as materialized (
      select p.id, p.producer_id, p.min_price, p.available, p.is_new, p.is_promotion, p.is_bestseller, ${missed} as missed
      from ${source.from} where ${source.where}
    ),
    b as materialized (select * from gathered where missed & (missed - 1) = 0)
    select 'total' as filter, '' as value, '' as name, missed, count(*)::int, min(min_price) as lowest, max(min_price) as highest
      from b group by missed
    union all
    select ${PRODUCER_FILTER}, producer_id::text, '', missed, count(*)::int, ${none}
      from b where producer_id is not null group by producer_id, missed
    union all
    select ${FLAG_FILTER}, f.value, '', missed, count(*)::int, ${none}
      from b cross join lateral (values ('new', is_new), ('promotion', is_promotion), ('bestseller', is_bestseller)) f (value, held)
      where f.held group by f.value, missed
    union all
    select ${AVAILABLE_FILTER}, 'y', '', missed, count(*)::int, ${none} from b where available group by missed
    union all
    select ${SIZE_FILTER}, z.type, min(z.name), missed, count(*)::int, ${none}
      from b join sizes z on z.product_id = b.id where z.type <> 'uniw' and ${sizeOnSale} group by z.type, missed
    union all
    select 'trait', t.value_id::text, '', missed, count(*)::int, ${none}
      from b join product_traits t on t.product_id = b.id group by t.value_id, missed`);
  return rows;
}
