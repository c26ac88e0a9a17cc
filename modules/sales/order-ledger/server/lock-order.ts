import { eq } from 'drizzle-orm';
import { lockCustomer } from '#modules/customers/accounts/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { orders } from './tables.ts';

export type OrderRow = typeof orders.$inferSelect;

/** Blocks payments and changes of this order until the transaction ends. */
export async function lockOrder(tx: Transaction, orderId: number): Promise<OrderRow | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return order ?? null;
}

/** For changes of points: customers are locked before orders everywhere. */
export async function lockOwnerAndOrder(tx: Transaction, orderId: number): Promise<OrderRow | null> {
  const [owner] = await tx.select({ id: orders.customerId }).from(orders).where(eq(orders.id, orderId));
  if (owner?.id) await lockCustomer(tx, owner.id);
  return lockOrder(tx, orderId);
}
