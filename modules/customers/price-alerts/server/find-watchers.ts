import { sql } from 'drizzle-orm';
import { UNIVERSAL_SIZE } from '#modules/catalogue/products/rules/size-table.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';

export interface Watcher {
  customerId: number;
  email: string;
}

export interface Watched {
  kind: 'price' | 'return';
  productId: number;
  sizeId: number;
  sizeType: string;
  price: Grosze;
}

/** Nobody hears the same twice: of a price as low for a month, of a return for a week. */
const QUIET_DAYS = { price: 30, return: 7 };
export const WATCHERS_AT_ONCE = 100;

/**
 * Customers who saved this size among their favourites or on a list, want such mails and have not got this one yet. What a
 * customer keeps is what their last browser holds. Of one product only one transaction at a time tells anybody.
 */
export async function findWatchers(
  tx: Transaction,
  { kind, productId, sizeId, sizeType, price }: Watched,
  now: Date,
): Promise<Watcher[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('watching'), ${productId})`);
  const since = new Date(now.getTime() - QUIET_DAYS[kind] * DAY_MS).toISOString();
  const sameAlert = kind === 'price' ? sql`a.price <= ${price}` : sql`a.size_type = ${sizeType}`;
  const { rows } = await tx.execute<{ id: number; email: string }>(sql`
    with watchers as (
      select v.customer_id as id from favourites f join visitors v on v.id = f.visitor_id
      where f.product_id = ${productId} and f.size_type in (${sizeType}, ${UNIVERSAL_SIZE})
        and v.customer_id is not null
        and not exists (select from visitors later where later.customer_id = v.customer_id
          and (later.seen_at, later.id) > (v.seen_at, v.id))
      union
      select l.customer_id from shopping_list_items i join shopping_lists l on l.id = i.list_id
      where i.product_id = ${productId} and i.size_type = ${sizeType} and l.customer_id is not null)
    select c.id, c.email from watchers join customers c on c.id = watchers.id
    where c.email <> ''
      and not exists (select from watch_settings s where s.customer_id = c.id and s.stopped_at is not null)
      and not exists (select from watch_alerts a where a.customer_id = c.id and a.product_id = ${productId}
        and a.kind = ${kind} and ${sameAlert} and a.sent_at > ${since}::timestamptz)
      -- Who waited for the size by mail has that mail.
      and not exists (select from stock_notices n where ${kind} = 'return' and n.size_id = ${sizeId}
        and n.email = lower(c.email) and n.notified_at > ${since}::timestamptz)
    order by c.id limit ${WATCHERS_AT_ONCE}`);
  return rows.map(({ id, email }) => ({ customerId: id, email }));
}
