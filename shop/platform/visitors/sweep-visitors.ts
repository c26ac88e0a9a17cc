import { eq, sql } from 'drizzle-orm';
import { DAY_MS } from '#rules/platform/time/units.ts';
import type { Transaction } from '#shop/platform/db/connect.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { visitors } from './tables.ts';

const FORGOTTEN_AFTER_DAYS = 90;
/** Few enough that no shopper waits for the locks of this. */
const AT_ONCE = 1000;

/**
 * Browsers that never came back and left nothing behind are forgotten. A basket, favourites, lists or an account keep a
 * visitor for good: somebody may come back for them.
 */
export async function sweepVisitors(shop: Shop, signal?: AbortSignal): Promise<void> {
  const before = new Date(shop.now().getTime() - FORGOTTEN_AFTER_DAYS * DAY_MS).toISOString();
  for (;;) {
    const { rowCount } = await shop.db.execute(sql`
      with gone as (
        delete from visitors where id in (
          select id from visitors v
          where seen_at < ${before}::timestamptz and customer_id is null
            and not exists (select from basket_lines where visitor_id = v.id)
            and not exists (select from favourites where visitor_id = v.id)
            and not exists (select from shopping_lists where visitor_id = v.id)
          order by seen_at limit ${AT_ONCE} for update skip locked)
        returning id),
      compared as (delete from compared_products where visitor_id in (select id from gone)),
      events as (delete from tracking_events where visitor_id in (select id from gone)),
      drafts as (delete from order_drafts where visitor_id in (select id from gone)),
      removals as (delete from basket_removals where visitor_id in (select id from gone)),
      codes as (delete from basket_rebates where visitor_id in (select id from gone)),
      chosen as (delete from basket_gifts where visitor_id in (select id from gone)),
      points as (delete from visitor_points where visitor_id in (select id from gone))
      select id from gone`);
    if ((rowCount ?? 0) < AT_ONCE || signal?.aborted) return;
  }
}

/** Until the transaction ends, nobody else changes what this visitor holds: limits span several rows, so no one of them could be the lock. */
export async function lockVisitor(tx: Transaction, visitorId: number): Promise<void> {
  const locked = await tx.select({ id: visitors.id }).from(visitors).where(eq(visitors.id, visitorId)).for('update');
  if (locked.length === 0) throw new Error('The visitor does not exist');
}
