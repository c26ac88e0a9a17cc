import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { orderLines, orders } from '#modules/sales/order-ledger/server/index.ts';
import { recordChange } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { warsawDay } from '#platform/time/rules/day.ts';
import { changeSchedule, type SubscriptionChange, type SubscriptionIntent } from '../rules/subscription.ts';
import { sendChangeMail } from './change-mail.ts';
import { subscriptionOrders, subscriptions } from './tables.ts';

/** Of an account, of an opened order, or all of them for the panel. */
export type SubscriptionAccess = { customerId: number } | { orderId: number } | 'staff';

export type SubscriptionOutcome = 'done' | 'unknown' | 'not-allowed';

const ACTIONS = {
  pause: 'subscription.paused',
  resume: 'subscription.resumed',
  skip: 'subscription.skipped',
  stop: 'subscription.stopped',
} as const satisfies Record<SubscriptionIntent, string>;

/** The customer gets an email about changes by staff. A renewal that is being placed comes before it or not at all. */
export async function changeSubscription(
  shop: Shop,
  { id, access, ...change }: SubscriptionChange & { id: number; access: SubscriptionAccess },
): Promise<SubscriptionOutcome> {
  if (!isRowId(id)) return 'unknown';
  const now = shop.now();
  return shop.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ state: subscriptions.state, days: subscriptions.days, nextOn: subscriptions.nextOn })
      .from(subscriptions)
      .where(and(eq(subscriptions.id, id), accessCondition(access)))
      .for('update');
    if (!found) return 'unknown';
    const next = changeSchedule(found, change, warsawDay(now));
    if (!next) return 'not-allowed';
    await tx
      .update(subscriptions)
      // Misses before a pause do not count after it.
      .set({ ...next, changedAt: now, ...(change.intent === 'resume' && { missedOn: null, missedReason: null }) })
      .where(eq(subscriptions.id, id));
    const { days: _, ...from } = found;
    await recordChange(tx, shop, {
      action: ACTIONS[change.intent],
      object: { kind: 'subscription', id },
      from,
      to: next,
    });
    if (access === 'staff') await sendChangeMail(tx, shop, { id, intent: change.intent, nextOn: next.nextOn, now });
    return 'done';
  });
}

export function accessCondition(access: SubscriptionAccess): SQL | undefined {
  if (access === 'staff') return undefined;
  if ('customerId' in access)
    return sql`exists (select from ${orderLines} join ${orders} on ${orders.id} = ${orderLines.orderId}
    where ${orderLines.id} = ${subscriptions.orderLineId} and ${orders.customerId} = ${access.customerId})`;
  return or(
    sql`exists (select from ${orderLines}
      where ${orderLines.id} = ${subscriptions.orderLineId} and ${orderLines.orderId} = ${access.orderId})`,
    sql`exists (select from ${subscriptionOrders}
      where ${subscriptionOrders.subscriptionId} = ${subscriptions.id} and ${subscriptionOrders.orderId} = ${access.orderId})`,
  );
}
