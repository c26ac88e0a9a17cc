import { addPayment, type NewPayment, payByCard, recordMoney } from '#modules/sales/payments/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import type { ComposedOrder } from './compose-order.ts';

/** The only payment of an order without cards and points; it is written with the order. */
export function wholePayment(orderId: number, order: ComposedOrder): NewPayment[] {
  return isPaidInPart(order) ? [] : methodPayment(orderId, order);
}

function methodPayment(orderId: number, { toPay, method }: ComposedOrder): NewPayment[] {
  if (toPay === 0 || !method) return [];
  const { id, kind, name } = method;
  return [{ orderId, methodId: id, kind, name, amount: toPay }];
}

function isPaidInPart({ cards, points }: ComposedOrder): boolean {
  return cards.parts.length > 0 || points.paid > 0;
}

/** Payments by cards and points, then the chosen method for the rest. */
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
  for (const payment of methodPayment(orderId, order)) await addPayment(tx, payment, now);
}
