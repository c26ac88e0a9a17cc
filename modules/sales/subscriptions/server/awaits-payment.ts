import { type SQL, sql } from 'drizzle-orm';
import { orderLines, orders } from '#modules/sales/order-ledger/server/index.ts';
import { subscriptionOrders, subscriptions } from './tables.ts';

const isUnpaid = sql`unpaid.state in ('new', 'confirmed') and unpaid.prepaid and unpaid.paid < unpaid.total_gross`;

/**
 * The previous parcel is unpaid: no other is ordered until it is paid or cancelled. For a query of `subscriptions` joined with their
 * `orderLines`.
 */
export const awaitsPayment: SQL<boolean> = sql<boolean>`(
  exists (select from ${orders} unpaid where unpaid.id = ${orderLines.orderId} and ${isUnpaid})
  or exists (select from ${subscriptionOrders} placed join ${orders} unpaid on unpaid.id = placed.order_id
    where placed.subscription_id = ${subscriptions.id} and ${isUnpaid}))`;

/** For a query that joins the first order line. */
export const newestOrderId = sql`coalesce((select ${subscriptionOrders.orderId} from ${subscriptionOrders}
  where ${subscriptionOrders.subscriptionId} = ${subscriptions.id}
  order by ${subscriptionOrders.dueOn} desc limit 1), ${orderLines.orderId})`;
