import { inArray, sql } from 'drizzle-orm';
import type { Renewal } from '#rules/selling/subscriptions/subscription.ts';
import type { Database } from '#shop/platform/db/connect.ts';
import type { orderLines } from '#shop/selling/order-ledger/tables.ts';
import { subscriptionOrders, subscriptions } from './tables.ts';

type Line = Pick<typeof orderLines.$inferSelect, 'id' | 'orderId' | 'extras' | 'worthGross' | 'forPoints' | 'gift'>;

/** What renews these ordered lines, by line: of a first order, and of an order that a subscription placed. */
export async function listRenewals(
  db: Pick<Database, 'select'>,
  lines: readonly Line[],
): Promise<Map<number, Renewal>> {
  const subscribed = lines.filter(({ extras, forPoints, gift }) => extras.subscriptionDays && !forPoints && !gift);
  if (subscribed.length === 0) return new Map();
  const ids = subscribed.map(({ id }) => id);
  const orderIds = subscribed.map(({ orderId }) => orderId);
  const { state, nextOn, orderLineId, id } = subscriptions;
  const renewed = db
    .select({ id: subscriptionOrders.subscriptionId })
    .from(subscriptionOrders)
    .where(inArray(subscriptionOrders.orderId, orderIds));
  const found = await db
    .select({
      state,
      nextOn,
      lineId: orderLineId,
      orderIds: sql<number[]>`array(select ${subscriptionOrders.orderId} from ${subscriptionOrders}
        where ${subscriptionOrders.subscriptionId} = ${id})`,
    })
    .from(subscriptions)
    .where(sql`${inArray(orderLineId, ids)} or ${inArray(id, renewed)}`);
  const renewals = new Map<number, Renewal>();
  for (const line of subscribed) {
    const own = found.find((one) => one.lineId === line.id || one.orderIds.includes(line.orderId));
    if (own) renewals.set(line.id, { state: own.state, nextOn: own.nextOn, price: line.worthGross });
  }
  return renewals;
}
