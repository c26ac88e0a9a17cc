import { eq } from 'drizzle-orm';
import type { Transaction } from '../db/connect.ts';
import { orders } from '../orders/tables.ts';

export type OrderRow = typeof orders.$inferSelect;

/** Until the transaction ends nobody else pays for or changes this order. */
export async function lockOrder(tx: Transaction, orderId: number): Promise<OrderRow | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return order ?? null;
}
