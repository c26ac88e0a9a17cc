import { and, inArray, ne, sql } from 'drizzle-orm';
import { orderLines } from '#modules/sales/order-ledger/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { subscriptions } from './tables.ts';

/**
 * The order is over without a sale: subscriptions that it began stop. An unpaid or refused renewal pauses its subscription: the customer
 * does not want its parcels.
 */
export async function endWithOrder(
  tx: Transaction,
  orderId: number,
  now: Date,
  { pauseRenewed = false } = {},
): Promise<void> {
  const at = now.toISOString();
  await tx.execute(sql`
    update subscriptions set state = 'stopped', changed_at = ${at} where state <> 'stopped'
      and order_line_id in (select id from ${orderLines} where order_id = ${orderId})`);
  if (!pauseRenewed) return;
  await tx.execute(sql`
    update subscriptions set state = 'paused', changed_at = ${at} where state = 'active'
      and id in (select subscription_id from subscription_orders where order_id = ${orderId})`);
}

/** Withdrawing from the first purchase; withdrawing from a later parcel returns that parcel alone. */
export async function endWithLines(tx: Transaction, lineIds: readonly number[], now: Date): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ state: 'stopped', changedAt: now })
    .where(and(inArray(subscriptions.orderLineId, [...lineIds]), ne(subscriptions.state, 'stopped')));
}
