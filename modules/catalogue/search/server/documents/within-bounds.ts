import { type SQL, sql } from 'drizzle-orm';
import type { SearchBounds } from '../../rules/search-bounds.ts';

const MAX = 2_147_483_647;

export function inBounds({ from, to, sizes, cheapest }: SearchBounds): SQL {
  const conditions: SQL[] = [];
  if (from !== null || to !== null || cheapest) {
    // A price on request is within no limits.
    conditions.push(sql`d.product_id in (select p.id from products p
      where p.min_price >= ${Math.max(1, from ?? 1)}::int and p.min_price <= ${to ?? MAX}::int)`);
  }
  if (sizes.length > 0) {
    conditions.push(sql`exists (select 1 from sizes z where z.product_id = d.product_id and z.type <> 'uniw'
      and (z.status = 'order' or (z.status = 'enable' and z.stock <> 0))
      and (${asKey(sql`z.type`)} = any(${sql.param(sizes)}::text[]) or ${asKey(sql`z.name`)} = any(${sql.param(sizes)}::text[])))`);
  }
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

/** As `sizeKey` in TypeScript. */
function asKey(text: SQL): SQL {
  return sql`regexp_replace(lower(${text}), '[^a-z0-9]', '', 'g')`;
}
