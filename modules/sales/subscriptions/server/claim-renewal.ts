import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/db/server/connect.ts';
import type { Day } from '#platform/time/rules/day.ts';
import type { MissedReason, SubscriptionState } from '../rules/subscription.ts';
import { subscriptionOrders, subscriptions } from './tables.ts';

/** A due day of a subscription, and the day after it. */
export interface DueRenewal {
  subscriptionId: number;
  dueOn: Day;
  nextOn: Day;
}

/** Another process placed this renewal, or the customer changed it meanwhile; thrown to undo the order. */
export class RenewalTaken extends Error {}

/** In the order's transaction: one order for a due day. */
export async function claimRenewal(tx: Transaction, due: DueRenewal, orderId: number, now: Date): Promise<void> {
  const { subscriptionId, dueOn } = due;
  if (!(await moveOn(tx, due, now, null))) throw new RenewalTaken();
  await tx.insert(subscriptionOrders).values({ subscriptionId, dueOn, orderId });
}

/**
 * No order could be placed. The second such day in a row pauses the subscription. Returns its state; null when another process or the
 * customer changed it.
 */
export function missRenewal(
  tx: Transaction,
  due: DueRenewal,
  reason: MissedReason,
  now: Date,
): Promise<SubscriptionState | null> {
  return moveOn(tx, due, now, reason);
}

/** The update locks the row: a second process finds the day moved. */
async function moveOn(
  tx: Transaction,
  { subscriptionId, dueOn, nextOn }: DueRenewal,
  now: Date,
  missedReason: MissedReason | null,
): Promise<SubscriptionState | null> {
  const state = missedReason
    ? sql<SubscriptionState>`case when ${subscriptions.missedOn} is null then 'active' else 'paused' end`
    : 'active';
  const [moved] = await tx
    .update(subscriptions)
    .set({ state, nextOn, changedAt: now, missedReason, missedOn: missedReason && dueOn })
    .where(
      and(eq(subscriptions.id, subscriptionId), eq(subscriptions.state, 'active'), eq(subscriptions.nextOn, dueOn)),
    )
    .returning({ state: subscriptions.state });
  return moved?.state ?? null;
}
