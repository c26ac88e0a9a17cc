import { eq } from 'drizzle-orm';
import { customers } from '#modules/customers/accounts/server/tables.ts';
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
  if (owner?.id) await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, owner.id)).for('update');
  return lockOrder(tx, orderId);
}
