import { and, desc, eq, inArray } from 'drizzle-orm';
import { type OrderRow, owedFor, recordEvent } from '#modules/sales/order-ledger/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { payments } from './tables.ts';
import { addPayment, closeOpenPayments, finishPaying, OPEN_STATES, type PaymentRow } from './write-payment.ts';

/**
 * The total of a locked order has changed: the rest is requested by the same method. Returns the payments of the old amount, to cancel at
 * their provider.
 */
export async function reopenPayment(tx: Transaction, order: OrderRow, now: Date): Promise<PaymentRow[]> {
  const { id: orderId, paid, refunded } = order;
  const owed = await owedFor(tx, order);
  const [open] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.state, OPEN_STATES)))
    .orderBy(desc(payments.id))
    .limit(1);
  if (paid < owed) {
    const closed = await closeOpenPayments(tx, orderId, now);
    const [last] = open
      ? [open]
      : await tx.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(desc(payments.id)).limit(1);
    if (last) {
      const { methodId, kind, name } = last;
      await addPayment(tx, { orderId, methodId, kind, name, amount: owed - paid }, now);
    }
    return closed;
  }
  const back = paid - refunded - owed;
  if (back > 0) await recordEvent(tx, orderId, 'refund-due', now, { amount: back });
  return finishPaying(tx, order, { owed, came: 0 }, now);
}
