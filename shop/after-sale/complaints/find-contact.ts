import { eq } from 'drizzle-orm';
import { customers } from '#shop/customers/accounts/tables.ts';
import type { Shop } from '#shop/platform/shop.ts';

/** How a signed-in customer is reached, to be filled into the form. */
export async function findContact(
  shop: Pick<Shop, 'db'>,
  customerId: number,
): Promise<{ email: string; phone: string } | null> {
  const { email, phone } = customers;
  const [contact] = await shop.db.select({ email, phone }).from(customers).where(eq(customers.id, customerId));
  return contact ?? null;
}
