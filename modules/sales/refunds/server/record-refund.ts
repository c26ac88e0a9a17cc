import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Claim } from '#modules/sales/order-ledger/rules/claim.ts';
import type { RefundWay } from '#modules/sales/order-ledger/rules/refund-amount.ts';
import { lockOwnerAndOrder, refunds } from '#modules/sales/order-ledger/server/index.ts';
import { giftCards } from '#modules/sales/payments/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { bookClaimMoney } from './claim-books.ts';
import { reservedFor } from './refund-parts.ts';
import { sendByHand, sendTheWayItCame } from './send-claim-refund.ts';
import { settlePoints } from './settle-points.ts';

export interface NewRefund {
  orderId: number;
  claim: Claim;
  amount: Grosze;
  way: RefundWay;
  /** Account for a transfer, a text for another way. */
  details?: string;
  /** Key of the form, where a claim may be refunded more than once: one click is one refund. */
  key?: string;
  voucherConsentAt?: Date | null;
}

export type RefundOutcome =
  /** `voucher` is its number for a refund to the balance; `isPaid` when nothing is left to send. */
  | { kind: 'done'; refundId: number; voucher: string | null; isPaid: boolean }
  | { kind: 'unknown-order' }
  | { kind: 'too-much'; held: Grosze };

/**
 * Decides on the money of a claim and starts sending it; in total never more than was paid. A voucher is issued at once.
 * `requestClaimRefund` asks the providers after the transaction, and the rest is in the list for the bank. Points, not money, are returned
 * for goods bought for points.
 */
export async function recordRefund(tx: Transaction, shop: Shop, refund: NewRefund): Promise<RefundOutcome> {
  const { orderId, claim, amount, way, details = '', key = '', voucherConsentAt } = refund;
  const now = shop.now();
  const order = await lockOwnerAndOrder(tx, orderId);
  if (!order) return { kind: 'unknown-order' };
  const held = order.paid - order.refunded - ((await reservedFor(tx, [orderId])).get(orderId) ?? 0);
  if (!Number.isInteger(amount) || amount < 0 || amount > held) return { kind: 'too-much', held };
  await settlePoints(tx, order, claim, now);
  const isAtOnce = way === 'balance' || amount === 0;
  const card = way === 'balance' && amount > 0 ? await issueVoucher(tx, amount, now) : null;
  const decision = {
    orderId,
    kind: claim.kind,
    claimId: claim.id,
    amount,
    way,
    details,
    key,
    cardId: card?.id,
    voucherConsentAt: way === 'balance' ? voucherConsentAt : null,
    at: now,
  };
  const [written] = await tx
    .insert(refunds)
    .values({ ...decision, paidAt: isAtOnce ? now : null })
    .returning({ id: refunds.id });
  const refundId = written?.id ?? 0;
  if (isAtOnce) await bookClaimMoney(tx, orderId, amount, now);
  else await (way === 'same-way' ? sendTheWayItCame : sendByHand)(tx, shop, { orderId, refundId, amount });
  return { kind: 'done', refundId, voucher: card?.number ?? null, isPaid: isAtOnce };
}

export async function isDecided(tx: Pick<Transaction, 'select'>, claim: Claim, key: string): Promise<boolean> {
  if (key === '') return false;
  const { id, kind, claimId, key: known } = refunds;
  const rows = await tx
    .select({ id })
    .from(refunds)
    .where(and(eq(kind, claim.kind), eq(claimId, claim.id), eq(known, key)));
  return rows.length > 0;
}

/** A voucher of this shop that never expires: it pays with or without an account. */
async function issueVoucher(tx: Transaction, amount: Grosze, now: Date): Promise<{ id: number; number: string }> {
  const number = `SALDO${Array.from({ length: 12 }, () => randomInt(10)).join('')}`;
  const [card] = await tx
    .insert(giftCards)
    .values({ kind: 'voucher', number, issued: amount, balance: amount, createdAt: now })
    .returning({ id: giftCards.id });
  if (!card) throw new Error('The voucher was not issued');
  return { id: card.id, number };
}
