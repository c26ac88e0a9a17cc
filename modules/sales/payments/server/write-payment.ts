import { and, eq, inArray, sql } from 'drizzle-orm';
import { isCalledOff } from '#modules/sales/order-ledger/rules/order-state.ts';
import {
  deliverDigitalJob,
  type OrderRow,
  orderMailJob,
  orders,
  owedBeforeClaims,
  owedFor,
  recordEvent,
} from '#modules/sales/order-ledger/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { type NewRow, rowsOf } from '#platform/db/server/insert-in-one-statement.ts';
import { enqueue } from '#platform/jobs/server/index.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import { newToken } from '#platform/visitors/server/index.ts';
import type { PaymentState } from '../rules/payment-state.ts';
import { changeBalance } from './gift-cards.ts';
import { giftCardUses, payments } from './tables.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** Money may still come, and another method may be chosen. */
export const OPEN_STATES: PaymentState[] = ['chosen', 'error', 'restart'];

export interface NewPayment
  extends Pick<
    typeof payments.$inferInsert,
    'orderId' | 'kind' | 'name' | 'amount' | 'methodId' | 'cardId' | 'blikCode'
  > {
  state?: 'chosen' | 'accepted';
}

export async function addPayment(tx: Transaction, payment: NewPayment, now: Date): Promise<PaymentRow> {
  const [row] = await tx.insert(payments).values(paymentRow(payment, now)).returning();
  if (!row) throw new Error('The payment was not stored');
  return row;
}

/** For the statement that writes the order (`insertInOneStatement`). */
export const paymentColumns = rowsOf(payments, [
  'orderId',
  'methodId',
  'cardId',
  'kind',
  'name',
  'amount',
  'blikCode',
  'state',
  'reference',
  'createdAt',
  'updatedAt',
]);

export function paymentRow({ state = 'chosen', ...values }: NewPayment, now: Date): NewRow<typeof paymentColumns> {
  const reference = `P${newToken()}`;
  return { methodId: null, cardId: null, blikCode: '', ...values, state, reference, createdAt: now, updatedAt: now };
}

export async function payByCard(
  tx: Transaction,
  {
    orderId,
    card,
    amount,
  }: { orderId: number; card: { cardId: number; kind: 'gift-card' | 'voucher'; ending: string }; amount: Grosze },
  now: Date,
): Promise<void> {
  const { cardId, kind, ending } = card;
  const payment = await addPayment(tx, { orderId, kind, name: ending, amount, cardId, state: 'accepted' }, now);
  await changeBalance(tx, cardId, -amount);
  await tx.insert(giftCardUses).values({ cardId, orderId, paymentId: payment.id, amount, at: now });
}

/** Open payments of an order make way for another. */
export async function closeOpenPayments(tx: Transaction, orderId: number, now: Date): Promise<PaymentRow[]> {
  return tx
    .update(payments)
    .set({ state: 'cancelled', updatedAt: now })
    .where(and(eq(payments.orderId, orderId), inArray(payments.state, OPEN_STATES)))
    .returning();
}

/**
 * Books money of a locked order, negative for a refund. Returns open payments that are not needed any more, to cancel at their provider.
 */
export async function recordMoney(
  tx: Transaction,
  orderId: number,
  amount: Grosze,
  now: Date,
): Promise<readonly PaymentRow[]> {
  const [order] = await tx
    .update(orders)
    .set({ paid: sql`${orders.paid} + ${amount}`, updatedAt: now })
    .where(eq(orders.id, orderId))
    .returning();
  if (!order) throw new Error('Money came for an order that does not exist');
  await recordEvent(tx, orderId, amount >= 0 ? 'paid' : 'refunded', now, { amount: Math.abs(amount) });
  if (amount <= 0) return [];
  if (isCalledOff(order.state)) {
    await recordEvent(tx, orderId, 'refund-due', now, { amount });
    return [];
  }
  const owed = await owedFor(tx, order);
  return order.paid < owed ? [] : finishPaying(tx, order, { owed, came: amount }, now);
}

/** The order is paid: it is confirmed, the customer gets an email, and an excess that no claim refunds is recorded. */
export async function finishPaying(
  tx: Transaction,
  order: OrderRow,
  { owed, came }: { owed: Grosze; came: Grosze },
  now: Date,
): Promise<PaymentRow[]> {
  const { id: orderId, paid } = order;
  // Money of an older attempt makes a newer one unnecessary.
  const closed = await closeOpenPayments(tx, orderId, now);
  const tooMuch = Math.min(came, paid - (await owedBeforeClaims(tx, order)));
  if (tooMuch > 0) await recordEvent(tx, orderId, 'overpaid', now, { amount: tooMuch });
  if (order.state === 'new') {
    await tx.update(orders).set({ state: 'confirmed' }).where(eq(orders.id, orderId));
    await recordEvent(tx, orderId, 'confirmed', now);
  }
  if (paid - came < owed) {
    await enqueue(tx, orderMailJob, { orderId, mail: 'paid' }, now);
    await enqueue(tx, deliverDigitalJob, { orderId }, now);
  }
  return closed;
}
