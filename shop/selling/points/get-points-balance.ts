import { eq } from 'drizzle-orm';
import { customers } from '#shop/customers/accounts/tables.ts';
import type { Database } from '#shop/platform/db/connect.ts';

/** Loyalty points of a customer; null for a guest: the programme is for signed-in customers (S6.02). */
export async function getPointsBalance(
  db: Pick<Database, 'select'>,
  customerId: number | null,
): Promise<number | null> {
  if (customerId === null) return null;
  const [row] = await db.select({ points: customers.points }).from(customers).where(eq(customers.id, customerId));
  return row?.points ?? null;
}
