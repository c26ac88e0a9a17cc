import { randomInt } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Grosze } from '#rules/platform/money/grosze.ts';
import type { Claim } from '#rules/selling/orders/claim.ts';
import type { RefundWay } from '#rules/selling/payments/refund-amount.ts';
import type { Transaction } from '#shop/platform/db/connect.ts';
import { lockOwnerAndOrder, recordEvent } from '#shop/selling/order-ledger/index.ts';
import { orders, refunds } from '#shop/selling/order-ledger/tables.ts';
import { giftCards, payments } from '#shop/selling/payments/tables.ts';
import { settlePoints } from './settle-points.ts';

export interface NewRefund {
  orderId: number;
  claim: Claim;
  amount: Grosze;
  way: RefundWay;
  /** Account for a transfer, words for another way. */
  details?: string;
}

export type RefundOutcome =
  /** `voucher` is the number of the one that holds a refund to the balance. */
  { kind: 'done'; voucher: string | null } | { kind: 'unknown-order' } | { kind: 'too-much'; held: Grosze };

/**
 * Notes on the order that money went back; never more in all than had come. Nothing goes back for what was bought for
 * points: those do.
 */
export async function recordRefund(tx: Transaction, refund: NewRefund, now: Date): Promise<RefundOutcome> {
  const { orderId, claim, amount, way, details = '' } = refund;
  const order = await lockOwnerAndOrder(tx, orderId);
  if (!order) return { kind: 'unknown-order' };
  const held = order.paid - order.refunded;
  if (!Number.isInteger(amount) || amount < 0 || amount > held) return { kind: 'too-much', held };
  await settlePoints(tx, order, claim, now);
  const card = way === 'balance' && amount > 0 ? await issueVoucher(tx, amount, now) : null;
  await tx
    .insert(refunds)
    .values({ orderId, kind: claim.kind, claimId: claim.id, amount, way, details, cardId: card?.id, at: now });
  await tx
    .update(orders)
    .set({ refunded: sql`${orders.refunded} + ${amount}`, updatedAt: now })
    .where(eq(orders.id, orderId));
  if (amount > 0 && amount === held) {
    await tx
      .update(payments)
      .set({ state: 'refunded', updatedAt: now })
      .where(and(eq(payments.orderId, orderId), eq(payments.state, 'accepted'), ne(payments.kind, 'points')));
  }
  if (amount > 0) await recordEvent(tx, orderId, 'refunded', now, { amount });
  return { kind: 'done', voucher: card?.number ?? null };
}

/** The balance of a shopper is a voucher of this shop that never expires: it pays at once, with or without an account. */
async function issueVoucher(tx: Transaction, amount: Grosze, now: Date): Promise<{ id: number; number: string }> {
  const number = `SALDO${Array.from({ length: 12 }, () => randomInt(10)).join('')}`;
  const [card] = await tx
    .insert(giftCards)
    .values({ kind: 'voucher', number, issued: amount, balance: amount, createdAt: now })
    .returning({ id: giftCards.id });
  if (!card) throw new Error('The voucher was not issued');
  return { id: card.id, number };
}
