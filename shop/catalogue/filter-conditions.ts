import { type SQL, sql } from 'drizzle-orm';
import type { ChosenFilters } from '#rules/listing/chosen-filters.ts';
import { AVAILABLE_FILTER, FLAG_FILTER, PRICE_FILTER, PRODUCER_FILTER, SIZE_FILTER } from '#rules/listing/filter-id.ts';
import { isPriceRangeWrong, type PriceRange } from '#rules/listing/price-range.ts';

/** What a product `p` must meet for one chosen filter; the bit marks products that miss it. */
export interface FilterCondition {
  id: string;
  bit: number;
  meets: SQL;
}

/** A size `z` that is sold out is no answer to „what is there in my size”. */
export const sizeOnSale = sql`(z.status = 'order' or (z.status = 'enable' and z.stock <> 0))`;

const FLAG_COLUMNS: Record<string, SQL> = {
  new: sql`p.is_new`,
  promotion: sql`p.is_promotion`,
  bestseller: sql`p.is_bestseller`,
};

export function filterConditions({ filters, price }: ChosenFilters): FilterCondition[] {
  const conditions = filters.map(({ id, values }) => ({ id, meets: meetsFilter(id, values) }));
  const inRange = isPriceRangeWrong(price) ? null : meetsPrice(price);
  if (inRange) conditions.push({ id: PRICE_FILTER, meets: inRange });
  return conditions.map((condition, index) => ({ ...condition, bit: 2 ** index }));
}

function meetsFilter(id: string, values: string[]): SQL {
  switch (id) {
    case AVAILABLE_FILTER:
      return sql`p.available`;
    case FLAG_FILTER:
      return sql`(${sql.join(
        values.map((flag) => FLAG_COLUMNS[flag] ?? sql`false`),
        sql` or `,
      )})`;
    case PRODUCER_FILTER:
      return sql`coalesce(p.producer_id = any(${numbers(values)}), false)`;
    case SIZE_FILTER:
      return sql`exists (select from sizes z where z.product_id = p.id and z.type = any(${texts(values)}) and ${sizeOnSale})`;
    default:
      return sql`exists (select from product_traits t where t.product_id = p.id and t.value_id = any(${numbers(values)}))`;
  }
}

function meetsPrice({ from, to }: PriceRange): SQL | null {
  const limits = [
    from === null ? null : sql`p.min_price >= ${from * 100}`,
    to === null ? null : sql`p.min_price <= ${to * 100}`,
  ].filter((limit) => limit !== null);
  return limits.length > 0 ? sql`(${sql.join(limits, sql` and `)})` : null;
}

const numbers = (values: string[]) => sql`${`{${values.join(',')}}`}::int[]`;
const texts = (values: string[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;
