import { and, eq, gt, sql } from 'drizzle-orm';
import { orders, recordEvent } from '#modules/sales/order-ledger/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { changeBalance } from './gift-cards.ts';
import { reservedFor } from './refunds/refund-parts.ts';
import { giftCardUses, payments } from './tables.ts';
import { closeOpenPayments, type PaymentRow, recordMoney } from './write-payment.ts';

/**
 * Money of an order that was called off, which is locked: gift cards get theirs back at once, points are given back by
 * their own ledger, and what a bank took is recorded for the owner to return; the bank's webhook then closes it. Answers with
 * the payments that were still open, to be called off at their provider.
 */
export async function giveBackPayments(tx: Transaction, orderId: number, now: Date): Promise<PaymentRow[]> {
  const closed = await closeOpenPayments(tx, orderId, now);
  const [order] = await tx
    .select({ held: sql<number>`${orders.paid} - ${orders.refunded}` })
    .from(orders)
    .where(eq(orders.id, orderId));
  // What went back for a part of the order before, or is on its way, does not go back again.
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
