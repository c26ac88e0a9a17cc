import { eq, inArray } from 'drizzle-orm';
import type { Grosze } from '#rules/money/grosze.ts';
import { judgeMethod, type MethodRefusal } from '#rules/payments/judge-method.ts';
import { customers } from '../customers/tables.ts';
import type { Queries } from '../db/connect.ts';
import { isRowId } from '../db/row-id.ts';
import { orderLines } from '../orders/tables.ts';
import type { Shop } from '../shop.ts';
import { callOffAtProvider } from './call-off-at-provider.ts';
import { lockOrder, type OrderRow } from './lock-order.ts';
import { paymentMethods } from './tables.ts';
import { addPayment, closeOpenPayments, noteEvent, type PaymentRow } from './write-payment.ts';

export type MethodChange =
  | { kind: 'changed'; payment: PaymentRow }
  | { kind: 'refused'; reason: MethodRefusal | 'unknown-order' | 'unknown-method' | 'paid' | 'called-off' };

/**
 * Another way to pay for what is left of an order, while it is unpaid. Whoever calls this has made sure that the order is
 * the shopper's. An order that was to be paid on delivery may still be paid in advance; never the other way round.
 */
export async function changeMethod(shop: Shop, orderId: number, methodId: number): Promise<MethodChange> {
  if (!isRowId(orderId)) return { kind: 'refused', reason: 'unknown-order' };
  const now = shop.now();
  const closed: PaymentRow[] = [];
  const outcome = await shop.db.transaction(async (tx): Promise<MethodChange> => {
    const order = await lockOrder(tx, orderId);
    const obstacle = findObstacle(order);
    if (!order || obstacle) return { kind: 'refused', reason: obstacle ?? 'unknown-order' };
    const [method] = isRowId(methodId)
      ? await tx.select().from(paymentMethods).where(eq(paymentMethods.id, methodId))
      : [];
    if (!method?.enabled || method.kind === 'gift-card' || method.kind === 'voucher') {
      return { kind: 'refused', reason: 'unknown-method' };
    }
    const refusal = judgeMethod(method, await whatIsLeft(tx, shop, order));
    if (refusal) return { kind: 'refused', reason: refusal };
    closed.push(...(await closeOpenPayments(tx, orderId, now)));
    const { id, kind, name } = method;
    const amount = order.totalGross - order.paid;
    const payment = await addPayment(tx, { orderId, methodId: id, kind, name, amount }, now);
    await noteEvent(tx, orderId, 'payment-chosen', now, { name });
    return { kind: 'changed', payment };
  });
  await callOffAtProvider(shop, closed);
  return outcome;
}

export function findObstacle(order: OrderRow | null): 'unknown-order' | 'paid' | 'called-off' | null {
  if (!order) return 'unknown-order';
  if (order.state === 'cancelled' || order.state === 'returned') return 'called-off';
  return order.paid >= order.totalGross ? 'paid' : null;
}

/** What a method would have to pay for now. */
export async function whatIsLeft(db: Queries, shop: Shop, order: OrderRow) {
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [order.id]));
  const [owner] = order.customerId
    ? await db.select({ points: customers.points }).from(customers).where(eq(customers.id, order.customerId))
    : [];
  const amount: Grosze = order.totalGross - order.paid;
  return {
    amount,
    pieces: lines.reduce((sum, line) => sum + line.quantity, 0),
    types: lines.map((line) => line.type),
    pointsWorth: owner ? owner.points * shop.settings.pointWorth : null,
    prepaid: true,
  };
}
