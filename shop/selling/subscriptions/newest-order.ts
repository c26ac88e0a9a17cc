import { sql } from 'drizzle-orm';
import { orderLines } from '#shop/selling/order-ledger/tables.ts';
import { subscriptionOrders, subscriptions } from './tables.ts';

/** The last order of a subscription, in a query that joins its first order line. */
export const newestOrderId = sql`coalesce((select ${subscriptionOrders.orderId} from ${subscriptionOrders}
  where ${subscriptionOrders.subscriptionId} = ${subscriptions.id}
  order by ${subscriptionOrders.dueOn} desc limit 1), ${orderLines.orderId})`;
