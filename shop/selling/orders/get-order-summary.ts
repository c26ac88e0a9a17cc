import { writeSeen } from '#rules/selling/orders/order-seen.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { type ComposedOrder, composeOrder } from './compose-order.ts';
import { getOrderData, type OrderDataChange } from './order-draft.ts';
import { seenOf } from './order-seen.ts';
import type { Shopper } from './shopper.ts';

export interface OrderSummary extends ComposedOrder {
  /** For a hidden field of the form: what `placeOrder` compares with. */
  seen: string;
}

/**
 * The order of a visitor's basket as it would be placed now, with everything that keeps it from being placed. `change`
 * asks what it would be if that were told too; nothing of it is remembered.
 */
export async function getOrderSummary(
  shop: Shop,
  shopper: Shopper,
  change: OrderDataChange = {},
): Promise<OrderSummary> {
  const data = { ...(await getOrderData(shop.db, shopper)), ...change };
  const order = await composeOrder(shop.db, shop, shopper, { data, now: shop.now() });
  return { ...order, seen: writeSeen(seenOf(order, shop.settings.priceType)) };
}
