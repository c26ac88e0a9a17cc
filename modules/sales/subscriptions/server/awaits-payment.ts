import { type SQL, sql } from 'drizzle-orm';
import { orderLines, orders } from '#modules/sales/order-ledger/server/index.ts';
import { subscriptionOrders, subscriptions } from './tables.ts';

const isUnpaid = sql`unpaid.state in ('new', 'confirmed') and unpaid.prepaid and unpaid.paid < unpaid.total_gross`;

/**
 * The parcel before waits for money: no other one is ordered until it is paid for, or called off after the owner's term. For a
 * query of `subscriptions` joined with their `orderLines`.
 */
export const awaitsPayment: SQL<boolean> = sql<boolean>`(
  exists (select from ${orders} unpaid where unpaid.id = ${orderLines.orderId} and ${isUnpaid})
  or exists (select from ${subscriptionOrders} placed join ${orders} unpaid on unpaid.id = placed.order_id
    where placed.subscription_id = ${subscriptions.id} and ${isUnpaid}))`;

/** The last order of a subscription, in a query that joins its first order line. */
export const newestOrderId = sql`coalesce((select ${subscriptionOrders.orderId} from ${subscriptionOrders}
  where ${subscriptionOrders.subscriptionId} = ${subscriptions.id}
  order by ${subscriptionOrders.dueOn} desc limit 1), ${orderLines.orderId})`;
