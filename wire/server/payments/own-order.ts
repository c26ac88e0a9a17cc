import type { Context } from 'hono';
import type { OrderView } from '#modules/sales/orders/rules/order-view.ts';
import { findOrder, type OrderAccess } from '#modules/sales/orders/server/index.ts';
import { callerSession, type WireContext } from '../context.ts';
import type { Fields } from '../read-fields.ts';
import { findCaller } from '../refuse.ts';

/** The order, if it is the caller's by account, browser or key. */
export async function ownOrder(c: Context, wire: WireContext, fields: Fields): Promise<OrderView | null> {
  const session = await callerSession(c, wire);
  const visitor = await findCaller(c, wire);
  const key = fields.get('key');
  const keys: OrderAccess[] = [
    ...(session ? [{ customerId: session.customerId }] : []),
    ...(visitor ? [{ visitorId: visitor.id }] : []),
    ...(key ? [{ accessToken: key }] : []),
  ];
  for (const access of keys) {
    const order = await findOrder(wire.shop, fields.get('order') ?? '', access);
    if (order) return order;
  }
  return null;
}
