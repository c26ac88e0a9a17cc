import { eq } from 'drizzle-orm';
import { freeQuantity, quantityOf } from '#modules/sales/order-ledger/rules/claim.ts';
import { canBecome } from '#modules/sales/order-ledger/rules/order-state.ts';
import {
  lockOrder,
  orderLines,
  orders,
  recordEvent,
  refundedPieces,
} from '#modules/sales/order-ledger/server/index.ts';
import { endWithOrder } from '#modules/sales/subscriptions/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { reservedFor } from './refund-parts.ts';

/**
 * Ends an order of which everything came back and was refunded. The delivery is refunded only by law: after a voluntary return the shop
 * keeps it. Subscriptions that it began stop; after a returned renewal the subscription stays active, because the customer accepted its
 * delivery.
 */
export async function endOrder(
  tx: Transaction,
  orderId: number,
  { now, byLaw }: { now: Date; byLaw: boolean },
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order || !canBecome(order.state, 'returned')) return;
  const { id, quantity: bought } = orderLines;
  const lines = await tx.select({ id, bought }).from(orderLines).where(eq(orderLines.orderId, orderId));
  const back = await refundedPieces(tx, orderId);
  const isWithCustomer = (line: { id: number; bought: number }) =>
    freeQuantity(line.bought, quantityOf(back, line.id)) > 0;
  if (lines.some(isWithCustomer)) return;
  const promised = (await reservedFor(tx, [orderId])).get(orderId) ?? 0;
  const left = Math.min(order.paid, order.totalGross) - order.refunded - promised;
  const kept = byLaw ? 0 : Math.max(0, left);
  await tx.update(orders).set({ state: 'returned', kept, updatedAt: now }).where(eq(orders.id, orderId));
  await recordEvent(tx, orderId, 'returned', now);
  await endWithOrder(tx, orderId, now);
}
