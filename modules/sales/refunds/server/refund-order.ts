import { and, asc, eq, lt } from 'drizzle-orm';
import { lockOrder, orders } from '#modules/sales/order-ledger/server/index.ts';
import { payments, providerNamed } from '#modules/sales/payments/server/index.ts';
import { recordChange } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Database } from '#platform/db/server/connect.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { MINUTE_MS } from '#platform/time/rules/units.ts';
import { newToken } from '#platform/visitors/server/index.ts';
import { type PaymentRefund, refundableShares, sumOf, takeFrom } from './refund-parts.ts';
import { paymentRefunds } from './tables.ts';

export interface RefundInput {
  amount: Grosze;
  /** Of the form: sent twice, or by two people with one form, it is one refund. */
  key: string;
}

export type RefundAnswer =
  /** For one or more payments, each with the provider's answer. */
  | { kind: 'asked'; amount: Grosze; refunds: PaymentRefund[] }
  | { kind: 'refused'; problem: string }
  | { kind: 'unknown-order' }
  | { kind: 'wrong-key' }
  /** More than the shop holds, or than its providers can refund. */
  | { kind: 'too-much'; max: Grosze };

const KEY = /^[\w-]{8,100}$/;

/**
 * Refunds through the providers that took the money, as a whole or in part. The request is written first, so that the same money is never
 * requested under two names; the provider's webhook books it.
 */
export async function refundOrder(shop: Shop, orderId: number, { amount, key }: RefundInput): Promise<RefundAnswer> {
  if (!isRowId(orderId)) return { kind: 'unknown-order' };
  if (!KEY.test(key)) return { kind: 'wrong-key' };
  const planned = await shop.db.transaction(async (tx): Promise<RefundAnswer> => {
    const order = await lockOrder(tx, orderId);
    if (!order) return { kind: 'unknown-order' };
    const known = await listByKey(tx, orderId, key);
    if (known.length > 0) return { kind: 'asked', amount: sumOf(known), refunds: known };
    const { max, shares } = await refundableShares(tx, shop, order);
    if (!Number.isInteger(amount) || amount <= 0 || amount > max) return { kind: 'too-much', max };
    const now = shop.now();
    const rows = takeFrom(amount, shares).map((part) => ({
      orderId,
      paymentId: part.paymentId,
      key,
      amount: part.amount,
      state: 'asked' as const,
      reference: `R${newToken()}`,
      createdAt: now,
      updatedAt: now,
    }));
    const refunds = await tx.insert(paymentRefunds).values(rows).returning();
    const object = { kind: 'order', id: orderId };
    await recordChange(tx, shop, { action: 'order.refund-asked', object, to: { amount } });
    return { kind: 'asked', amount, refunds };
  });
  if (planned.kind !== 'asked') return planned;
  for (const refund of planned.refunds) if (refund.state === 'asked') await requestRefund(shop, refund);
  const refunds = await listByKey(shop.db, orderId, key);
  const problem = refunds.find(({ state }) => state === 'refused')?.problem;
  if (refunds.every(({ state }) => state === 'refused')) return { kind: 'refused', problem: problem ?? '' };
  return { kind: 'asked', amount: sumOf(refunds.filter(({ state }) => state !== 'refused')), refunds };
}

export async function refundable(shop: Shop, orderId: number): Promise<Grosze> {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  return order ? (await refundableShares(shop.db, shop, order)).max : 0;
}

/** Requests without an answer are repeated under the same name. */
export async function requestRefundsAgain(shop: Shop, signal?: AbortSignal): Promise<void> {
  const before = new Date(shop.now().getTime() - MINUTE_MS);
  const unannounced = await shop.db
    .select()
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.state, 'asked'), lt(paymentRefunds.updatedAt, before)))
    .orderBy(asc(paymentRefunds.id))
    .limit(50);
  for (const refund of unannounced) {
    if (signal?.aborted) return;
    await requestRefund(shop, refund);
  }
}

/** Outside of transactions, because a provider may be slow. Without an answer the refund stays `asked`. */
export async function requestRefund(shop: Shop, { id, paymentId, reference, amount }: PaymentRefund): Promise<void> {
  const [payment] = await shop.db
    .select()
    .from(payments)
    .where(eq(payments.id, paymentId ?? 0));
  if (!payment) return;
  const provider = providerNamed(shop, payment.provider);
  const answer = provider
    ? await provider.refund(shop, { reference, payment: payment.providerReference, amount }).catch((err: unknown) => {
        shop.log.error({ err, refund: id }, 'A provider could not be asked for a refund');
        return null;
      })
    : // The shop was moved to another provider since.
      { kind: 'refused' as const, problem: payment.provider };
  const said =
    answer === null
      ? { problem: 'no-answer' }
      : answer.kind === 'accepted'
        ? { state: 'accepted' as const, problem: '' }
        : { state: 'refused' as const, problem: answer.problem };
  // A webhook received meanwhile wins.
  await shop.db
    .update(paymentRefunds)
    .set({ ...said, updatedAt: shop.now() })
    .where(and(eq(paymentRefunds.id, id), eq(paymentRefunds.state, 'asked')));
}

function listByKey(db: Pick<Database, 'select'>, orderId: number, key: string): Promise<PaymentRefund[]> {
  return db
    .select()
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.orderId, orderId), eq(paymentRefunds.key, key)))
    .orderBy(asc(paymentRefunds.id));
}
