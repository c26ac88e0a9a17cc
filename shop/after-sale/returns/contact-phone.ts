import { eq } from 'drizzle-orm';
import type { OrderView } from '#rules/selling/orders/order-view.ts';
import { customers } from '#shop/customers/accounts/tables.ts';
import type { Shop } from '#shop/platform/shop.ts';

/** S5.42: the phone of the account settings for its customer, the one of the order for a guest. */
export async function contactPhone(
  shop: Shop,
  order: Pick<OrderView, 'customerId' | 'phone'>,
  customerId: number | null,
): Promise<{ phone: string; ofAccount: boolean }> {
  if (customerId === null || customerId !== order.customerId) return { phone: order.phone, ofAccount: false };
  const [row] = await shop.db.select({ phone: customers.phone }).from(customers).where(eq(customers.id, customerId));
  return { phone: row?.phone ?? '', ofAccount: true };
}
