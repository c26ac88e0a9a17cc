import { eq } from 'drizzle-orm';
import { freeQuantity, quantityOf } from '#rules/selling/orders/claim.ts';
import { canBecome } from '#rules/selling/orders/order-state.ts';
import type { Transaction } from '#shop/platform/db/connect.ts';
import { lockOrder, recordEvent, refundedPieces } from '#shop/selling/order-ledger/index.ts';
import { orderLines, orders } from '#shop/selling/order-ledger/tables.ts';

/** An order of which everything came back and was paid for is over. */
export async function endOrder(tx: Transaction, orderId: number, now: Date): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order || !canBecome(order.state, 'returned')) return;
  const { id, quantity: bought } = orderLines;
  const lines = await tx.select({ id, bought }).from(orderLines).where(eq(orderLines.orderId, orderId));
  const back = await refundedPieces(tx, orderId);
  const isKept = (line: { id: number; bought: number }) => freeQuantity(line.bought, quantityOf(back, line.id)) > 0;
  if (lines.some(isKept)) return;
  await tx.update(orders).set({ state: 'returned', updatedAt: now }).where(eq(orders.id, orderId));
  await recordEvent(tx, orderId, 'returned', now);
}
