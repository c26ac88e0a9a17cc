import { eq } from 'drizzle-orm';
import { orders } from '#modules/sales/order-ledger/server/tables.ts';
import type { OrderView } from '#modules/sales/orders/rules/order-view.ts';
import { findOrderById } from '#modules/sales/orders/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { addGood, newShopper, placed } from './order-shop.ts';

export interface Bought {
  order: OrderView;
  visitorId: number;
  lineId: number;
}

/** An order of this many pieces that has arrived. */
export async function boughtOrder(shop: Shop, categoryId: number, quantity = 3): Promise<Bought> {
  const productId = await addGood(shop, categoryId, { stock: 1000 });
  const shopper = await newShopper(shop, [{ productId, quantity }]);
  const { orderId } = await placed(shop, shopper);
  await shop.db.update(orders).set({ state: 'delivered' }).where(eq(orders.id, orderId));
  const order = await findOrderById(shop.db, orderId);
  const lineId = order?.lines[0]?.lineId;
  if (!order || lineId === undefined) throw new Error('no order');
  return { order, visitorId: shopper.visitorId, lineId };
}
