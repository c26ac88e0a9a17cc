import { and, eq, sql } from 'drizzle-orm';
import { isCalledOff } from '#modules/sales/order-ledger/rules/order-state.ts';
import { lockOrder, type OrderRow, orders, recordEvent, refunds } from '#modules/sales/order-ledger/server/index.ts';
import { type PaymentRow, type ProviderWebhook, payments, recordMoney } from '#modules/sales/payments/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { sendMail } from '#platform/mail/server/index.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { bookClaimMoney, settleClaim } from './claim-books.ts';
import { refundMail } from './refund-mail.ts';
import type { PaymentRefund } from './refund-parts.ts';
import { paymentRefunds } from './tables.ts';

type SettleOutcome = 'taken' | 'repeated' | 'unknown-payment' | 'wrong-amount';

/** A provider reports one refund as sent or failed. It is booked once. */
export async function settleRefund(
  shop: Shop,
  providerName: string,
  reference: string,
  { state, amount, problem }: ProviderWebhook,
): Promise<SettleOutcome> {
  const [known] = await shop.db.select().from(paymentRefunds).where(eq(paymentRefunds.reference, reference));
  if (!known) return 'unknown-payment';
  if (known.amount !== amount) {
    shop.log.error({ refund: known.id }, 'A provider names another amount of a refund than was asked for');
    return 'wrong-amount';
  }
  return shop.db.transaction(async (tx): Promise<SettleOutcome> => {
    const now = shop.now();
    const order = await lockOrder(tx, known.orderId);
    const [refund] = await tx.select().from(paymentRefunds).where(eq(paymentRefunds.id, known.id)).for('update');
    const [payment] = await tx
      .select()
      .from(payments)
      .where(eq(payments.id, known.paymentId ?? 0))
      .for('update');
    if (!order || !refund || payment?.provider !== providerName) return 'unknown-payment';
    const went = state === 'refunded';
    if (refund.state === (went ? 'done' : 'refused')) return 'repeated';
    await tx
      .update(paymentRefunds)
      .set({ state: went ? 'done' : 'refused', problem: went ? '' : problem, updatedAt: now })
      .where(eq(paymentRefunds.id, refund.id));
    if (went) {
      await bookPart(tx, shop, { order, refund, payment }, now);
      await closePayment(tx, payment, now);
    } else if (refund.state === 'done') await takeBack(tx, order, { refund, payment }, now);
    return 'taken';
  });
}

/** A whole payment is refunded: its open refunds are done. Returns the amount that they book. */
export async function settleRefundsOf(tx: Transaction, shop: Shop, payment: PaymentRow): Promise<Grosze> {
  const now = shop.now();
  const order = await lockOrder(tx, payment.orderId);
  const rows = await tx.select().from(paymentRefunds).where(eq(paymentRefunds.paymentId, payment.id));
  const open = rows.filter(({ state }) => state === 'asked' || state === 'accepted');
  for (const refund of open) {
    await tx
      .update(paymentRefunds)
      .set({ state: 'done', problem: '', updatedAt: now })
      .where(eq(paymentRefunds.id, refund.id));
    if (order) await bookPart(tx, shop, { order, refund, payment }, now);
  }
  return rows.filter(({ state }) => state !== 'refused').reduce((sum, { amount }) => sum + amount, 0);
}

interface Settled {
  order: OrderRow;
  refund: PaymentRefund;
  payment: PaymentRow;
}

/** The last part of a claim notifies its module; a refund of the order alone is emailed here. */
async function bookPart(tx: Transaction, shop: Shop, { order, refund, payment }: Settled, now: Date): Promise<void> {
  const { id, refundId, amount } = refund;
  if (refundId !== null) {
    await bookClaimMoney(tx, order.id, amount, now);
    await settleClaim(tx, refundId, now);
    return;
  }
  await bookRefund(tx, order, amount, now);
  await sendMail(tx, refundMail(shop, order, { name: `refund-${id}`, amount, paidBy: payment.name }), now);
}

/** An order that continues keeps `paid` and increases `refunded`: the customer is not asked to pay again. */
export async function bookRefund(tx: Transaction, order: OrderRow, amount: Grosze, now: Date): Promise<void> {
  if (isCalledOff(order.state)) {
    await recordMoney(tx, order.id, -amount, now);
    return;
  }
  await tx
    .update(orders)
    .set({ refunded: sql`${orders.refunded} + ${amount}`, updatedAt: now })
    .where(eq(orders.id, order.id));
  await recordEvent(tx, order.id, 'refunded', now, { amount });
}

async function closePayment(tx: Transaction, { id, amount }: PaymentRow, now: Date): Promise<void> {
  const done = await tx
    .select({ amount: paymentRefunds.amount })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.paymentId, id), eq(paymentRefunds.state, 'done')));
  if (done.reduce((sum, refund) => sum + refund.amount, 0) < amount) return;
  await tx.update(payments).set({ state: 'refunded', updatedAt: now }).where(eq(payments.id, id));
}

/** The bank could not pay out: the shop holds the money again. */
async function takeBack(
  tx: Transaction,
  { id, refunded }: OrderRow,
  { refund, payment }: Omit<Settled, 'order'>,
  now: Date,
): Promise<void> {
  const { amount, refundId } = refund;
  const held = refunded >= amount ? { refunded: refunded - amount } : { paid: sql`${orders.paid} + ${amount}` };
  await tx
    .update(orders)
    .set({ ...held, updatedAt: now })
    .where(eq(orders.id, id));
  if (refundId !== null) await tx.update(refunds).set({ paidAt: null }).where(eq(refunds.id, refundId));
  await tx
    .update(payments)
    .set({ state: 'accepted', updatedAt: now })
    .where(and(eq(payments.id, payment.id), eq(payments.state, 'refunded')));
  await recordEvent(tx, id, 'refund-due', now, { amount });
}
