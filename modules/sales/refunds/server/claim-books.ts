import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { CLAIM_PAID_JOBS, orders, recordEvent, refunds } from '#modules/sales/order-ledger/server/index.ts';
import { payments } from '#modules/sales/payments/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { enqueue } from '#platform/jobs/server/index.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import { paymentRefunds } from './tables.ts';

/** Money of a claim was sent. When all of it is, its payments are `refunded`. The order is locked. */
export async function bookClaimMoney(tx: Transaction, orderId: number, amount: Grosze, now: Date): Promise<void> {
  if (amount === 0) return;
  const [order] = await tx
    .update(orders)
    .set({ refunded: sql`${orders.refunded} + ${amount}`, updatedAt: now })
    .where(eq(orders.id, orderId))
    .returning({ held: sql<number>`${orders.paid} - ${orders.refunded}` });
  await recordEvent(tx, orderId, 'refunded', now, { amount });
  if (order?.held !== 0) return;
  await tx
    .update(payments)
    .set({ state: 'refunded', updatedAt: now })
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'accepted'), ne(payments.kind, 'points')));
}

/** The last part of a refund notifies the module of the claim. */
export async function settleClaim(tx: Transaction, refundId: number, now: Date): Promise<void> {
  const [refund] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.id, refundId), isNull(refunds.paidAt)));
  if (!refund) return;
  const [done] = await tx
    .select({ amount: sql<number>`coalesce(sum(${paymentRefunds.amount}), 0)::float8` })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.refundId, refundId), eq(paymentRefunds.state, 'done')));
  if ((done?.amount ?? 0) < refund.amount) return;
  await tx.update(refunds).set({ paidAt: now }).where(eq(refunds.id, refundId));
  await enqueue(tx, CLAIM_PAID_JOBS[refund.kind], { refundId }, now);
}
