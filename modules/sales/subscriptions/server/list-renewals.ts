import { eq, inArray, sql } from 'drizzle-orm';
import { worthOf } from '#modules/catalogue/pricing/rules/tiers.ts';
import { orderLines } from '#modules/sales/order-ledger/server/index.ts';
import type { Database } from '#platform/db/server/connect.ts';
import { netFromGross } from '#platform/money/rules/vat.ts';
import type { Renewal } from '../rules/subscription.ts';
import { awaitsPayment } from './awaits-payment.ts';
import { subscriptionOrders, subscriptions } from './tables.ts';

type Line = Pick<
  typeof orderLines.$inferSelect,
  'id' | 'orderId' | 'extras' | 'quantity' | 'unitGross' | 'renewalUnitGross' | 'vatPermille' | 'forPoints' | 'gift'
>;

/** By line: of a first order, and of an order that a subscription placed. */
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
      awaitsPayment,
      lineId: orderLineId,
      orderIds: sql<number[]>`array(select ${subscriptionOrders.orderId} from ${subscriptionOrders}
        where ${subscriptionOrders.subscriptionId} = ${id})`,
    })
    .from(subscriptions)
    .innerJoin(orderLines, eq(orderLines.id, orderLineId))
    .where(sql`${inArray(orderLineId, ids)} or ${inArray(id, renewed)}`);
  const renewals = new Map<number, Renewal>();
  for (const line of subscribed) {
    const own = found.find((one) => one.lineId === line.id || one.orderIds.includes(line.orderId));
    if (!own) continue;
    const gross = worthOf(line.renewalUnitGross ?? line.unitGross, line.quantity);
    const price = { gross, net: netFromGross(gross, line.vatPermille) };
    renewals.set(line.id, { state: own.state, nextOn: own.nextOn, awaitsPayment: own.awaitsPayment, price });
  }
  return renewals;
}
