import { eq } from 'drizzle-orm';
import type { OrderView } from '#rules/selling/orders/order-view.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { orders } from '#shop/selling/order-ledger/tables.ts';
import { changeOrderState, findOrderById } from '#shop/selling/orders/index.ts';
import { payments } from '#shop/selling/payments/tables.ts';
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
