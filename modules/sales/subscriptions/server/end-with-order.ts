import { and, inArray, ne, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/db/server/connect.ts';
import { subscriptions } from './tables.ts';

/**
 * An order is over without a sale: the subscriptions it began stop. A renewal that was not paid for in time, or whose parcel
 * was refused, pauses its subscription: the shop sends neither links nor parcels to a customer who does not want them.
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
      and order_line_id in (select id from order_lines where order_id = ${orderId})`);
  if (!pauseRenewed) return;
  await tx.execute(sql`
    update subscriptions set state = 'paused', changed_at = ${at} where state = 'active'
      and id in (select subscription_id from subscription_orders where order_id = ${orderId})`);
}

/** The customer withdrew from the purchase that began them. Withdrawing from a later parcel gives back that parcel alone. */
export async function endWithLines(tx: Transaction, lineIds: readonly number[], now: Date): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ state: 'stopped', changedAt: now })
    .where(and(inArray(subscriptions.orderLineId, [...lineIds]), ne(subscriptions.state, 'stopped')));
}
