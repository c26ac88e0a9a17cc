import type { Transaction } from '#shop/platform/db/connect.ts';
import { addPayment, payByCard, recordMoney } from '#shop/selling/payments/index.ts';
import type { ComposedOrder } from './compose-order.ts';

/** Nothing but the chosen method pays. */
export async function payMethod(tx: Transaction, orderId: number, order: ComposedOrder, now: Date): Promise<void> {
  if (isPaidInPart(order) || order.toPay === 0 || !order.method) return;
  const { id, kind, name } = order.method;
  await addPayment(tx, { orderId, methodId: id, kind, name, amount: order.toPay }, now);
}

function isPaidInPart({ cards, points }: ComposedOrder): boolean {
  return cards.parts.length > 0 || points.paid > 0;
}

/** What cards and points pay, and the chosen method for the rest, which comes last. */
export async function takeMoney(tx: Transaction, orderId: number, order: ComposedOrder, now: Date): Promise<void> {
  if (!isPaidInPart(order)) return;
  for (const part of order.cards.parts) {
    await payByCard(tx, { orderId, ...part }, now);
    await recordMoney(tx, orderId, part.amount, now);
  }
  const { paid } = order.points;
  if (paid > 0) {
    await addPayment(tx, { orderId, kind: 'points', name: '', amount: paid, state: 'accepted' }, now);
    await recordMoney(tx, orderId, paid, now);
  }
  if (order.toPay > 0 && order.method) {
    const { id, kind, name } = order.method;
    await addPayment(tx, { orderId, methodId: id, kind, name, amount: order.toPay }, now);
  }
}
