import { and, asc, eq } from 'drizzle-orm';
import { notSent } from '#modules/sales/order-ledger/rules/refund-progress.ts';
import { lockOrder, refunds } from '#modules/sales/order-ledger/server/index.ts';
import { changeBalance, giftCardUses } from '#modules/sales/payments/server/index.ts';
import { recordChange } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { newToken } from '#platform/visitors/server/index.ts';
import { bookClaimMoney, settleClaim } from './claim-books.ts';
import { requestRefund } from './refund-order.ts';
import { cardShares, providerShares, sumOf, takeFrom } from './refund-parts.ts';
import { paymentRefunds } from './tables.ts';

interface ClaimMoney {
  orderId: number;
  refundId: number;
  amount: Grosze;
}

/**
 * Sends the money of a claim the way it came, in the deciding transaction: gift cards at once, providers afterwards (`requestClaimRefund`),
 * the rest by hand. The order is locked.
 */
export async function sendTheWayItCame(tx: Transaction, shop: Shop, money: ClaimMoney): Promise<void> {
  const { orderId, refundId, amount } = money;
  const now = shop.now();
  const cards = takeFrom(amount, await cardShares(tx, orderId, now));
  for (const { cardId, paymentId, amount: part } of cards) {
    await changeBalance(tx, cardId, part);
    await tx.insert(giftCardUses).values({ cardId, orderId, paymentId, amount: -part, at: now });
    await addPart(tx, shop, { orderId, refundId, amount: part, paymentId, state: 'done' });
    await bookClaimMoney(tx, orderId, part, now);
  }
  const rest = amount - sumOf(cards);
  const shares = takeFrom(rest, await providerShares(tx, shop, orderId));
  for (const { paymentId, amount: part } of shares)
    await addPart(tx, shop, { orderId, refundId, amount: part, paymentId, state: 'asked' });
  await sendByHand(tx, shop, { orderId, refundId, amount: rest - sumOf(shares) });
  await settleClaim(tx, refundId, now);
}

/** In the list for the bank until staff book it. */
export async function sendByHand(
  tx: Transaction,
  shop: Shop,
  { orderId, refundId, amount }: ClaimMoney,
): Promise<void> {
  if (amount > 0) await addPart(tx, shop, { orderId, refundId, amount, paymentId: null, state: 'by-hand' });
}

async function addPart(
  tx: Transaction,
  shop: Shop,
  part: Pick<typeof paymentRefunds.$inferInsert, 'orderId' | 'refundId' | 'amount' | 'paymentId' | 'state'>,
): Promise<void> {
  const now = shop.now();
  const reference = `${part.paymentId === null ? 'H' : 'R'}${newToken()}`;
  await tx.insert(paymentRefunds).values({ ...part, reference, key: reference, createdAt: now, updatedAt: now });
}

/** After the commit, because a provider may be slow. A job repeats requests without an answer. */
export async function requestClaimRefund(shop: Shop, refundId: number): Promise<void> {
  const asked = await shop.db
    .select()
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.refundId, refundId), eq(paymentRefunds.state, 'asked')))
    .orderBy(asc(paymentRefunds.id));
  for (const part of asked) await requestRefund(shop, part);
}

export type SendingOutcome = 'sent' | 'nothing-failed' | 'unknown';

/** A refused part is requested again, or put on the list for the bank, with the account if it is known now. */
export async function sendRefundAgain(
  shop: Shop,
  refundId: number,
  { byHand, account = '' }: { byHand: boolean; account?: string },
): Promise<SendingOutcome> {
  const [known] = isRowId(refundId) ? await shop.db.select().from(refunds).where(eq(refunds.id, refundId)) : [];
  if (!known) return 'unknown';
  const { orderId, amount, kind, claimId } = known;
  const outcome = await shop.db.transaction(async (tx): Promise<SendingOutcome> => {
    if (!(await lockOrder(tx, orderId))) return 'unknown';
    const parts = await tx.select().from(paymentRefunds).where(eq(paymentRefunds.refundId, refundId));
    const failed = notSent(amount, parts);
    if (failed <= 0 || known.way === 'balance') return 'nothing-failed';
    if (account) await tx.update(refunds).set({ details: account }).where(eq(refunds.id, refundId));
    const send = byHand ? sendByHand : sendTheWayItCame;
    await send(tx, shop, { orderId, refundId, amount: failed });
    const object = { kind: 'order', id: orderId };
    const to = { amount: failed, byHand, claim: `${kind}-${claimId}` };
    await recordChange(tx, shop, { action: 'order.refund-sent-again', object, to });
    return 'sent';
  });
  if (outcome === 'sent') await requestClaimRefund(shop, refundId);
  return outcome;
}

export type PartPaid = 'booked' | 'repeated' | 'unknown';

/** Booked once. */
export async function bookPartPaid(shop: Shop, partId: number): Promise<PartPaid> {
  const [known] = isRowId(partId)
    ? await shop.db.select().from(paymentRefunds).where(eq(paymentRefunds.id, partId))
    : [];
  if (!known) return 'unknown';
  const { orderId } = known;
  return shop.db.transaction(async (tx): Promise<PartPaid> => {
    if (!(await lockOrder(tx, orderId))) return 'unknown';
    const now = shop.now();
    const [part] = await tx
      .update(paymentRefunds)
      .set({ state: 'done', updatedAt: now })
      .where(and(eq(paymentRefunds.id, partId), eq(paymentRefunds.state, 'by-hand')))
      .returning();
    if (!part || part.refundId === null) return known.paymentId === null ? 'repeated' : 'unknown';
    await bookClaimMoney(tx, orderId, part.amount, now);
    await settleClaim(tx, part.refundId, now);
    const object = { kind: 'order', id: orderId };
    await recordChange(tx, shop, { action: 'order.paid-back-by-hand', object, to: { amount: part.amount } });
    return 'booked';
  });
}
