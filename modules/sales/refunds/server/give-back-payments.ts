import { and, eq, gt, sql } from 'drizzle-orm';
import { orders, recordEvent } from '#modules/sales/order-ledger/server/index.ts';
import {
  changeBalance,
  closeOpenPayments,
  giftCardUses,
  type PaymentRow,
  payments,
  recordMoney,
} from '#modules/sales/payments/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { reservedFor } from './refund-parts.ts';

/**
 * Refunds a cancelled, locked order: gift cards at once, points by their own ledger, money of a bank is recorded for the owner, and the
 * bank's webhook closes it. Returns the open payments, to cancel at their provider.
 */
export async function giveBackPayments(tx: Transaction, orderId: number, now: Date): Promise<PaymentRow[]> {
  const closed = await closeOpenPayments(tx, orderId, now);
  const [order] = await tx
    .select({ held: sql<number>`${orders.paid} - ${orders.refunded}` })
    .from(orders)
    .where(eq(orders.id, orderId));
  // Money refunded or promised before is not refunded again.
  let held = (order?.held ?? 0) - ((await reservedFor(tx, [orderId])).get(orderId) ?? 0);
  const upTo = (amount: number) => {
    const back = Math.max(0, Math.min(amount, held));
    held -= back;
    return back;
  };
  const uses = await tx
    .select()
    .from(giftCardUses)
    .where(and(eq(giftCardUses.orderId, orderId), gt(giftCardUses.amount, 0)));
  for (const { cardId, paymentId, amount: used } of uses.sort((a, b) => a.cardId - b.cardId)) {
    const amount = upTo(used);
    if (amount === 0) continue;
    await changeBalance(tx, cardId, amount);
    await tx.insert(giftCardUses).values({ cardId, orderId, paymentId, amount: -amount, at: now });
    await refund(tx, paymentId, orderId, amount, now);
  }
  const taken = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'accepted')));
  for (const payment of taken) {
    const amount = upTo(payment.amount);
    if (amount === 0) continue;
    if (payment.kind === 'points') await refund(tx, payment.id, orderId, amount, now);
    else await recordEvent(tx, orderId, 'refund-due', now, { amount });
  }
  return closed;
}

async function refund(tx: Transaction, paymentId: number, orderId: number, amount: number, now: Date): Promise<void> {
  await tx.update(payments).set({ state: 'refunded', updatedAt: now }).where(eq(payments.id, paymentId));
  await recordMoney(tx, orderId, -amount, now);
}
