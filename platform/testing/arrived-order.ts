import { eq } from 'drizzle-orm';
import { orders } from '#modules/sales/order-ledger/server/tables.ts';
import type { OrderView } from '#modules/sales/orders/rules/order-view.ts';
import { changeOrderState, findOrderById } from '#modules/sales/orders/server/index.ts';
import { payments } from '#modules/sales/payments/server/tables.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { addGood, newShopper, placed } from './order-shop.ts';

/** An order of three pieces that is paid and has come, step by step. */
export async function arrivedOrder(shop: Shop, categoryId: number): Promise<OrderView> {
  const productId = await addGood(shop, categoryId, { stock: 50 });
  const { orderId } = await placed(shop, await newShopper(shop, [{ productId, quantity: 3 }]));
  await shop.db.update(orders).set({ paid: 16_500 }).where(eq(orders.id, orderId));
  await shop.db.update(payments).set({ state: 'accepted' }).where(eq(payments.orderId, orderId));
  for (const state of ['packing', 'sent', 'delivered'] as const) await changeOrderState(shop, orderId, state);
  const order = await findOrderById(shop.db, orderId);
  if (!order) throw new Error('no order');
  return order;
}
