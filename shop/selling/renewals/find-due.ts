import { and, asc, desc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Day } from '#rules/platform/time/day.ts';
import { EMPTY_ORDER_DATA, type OrderData } from '#rules/selling/orders/order-data.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { orderLines, orders } from '#shop/selling/order-ledger/tables.ts';
import { orderAddresses } from '#shop/selling/orders/tables.ts';
import { payments } from '#shop/selling/payments/tables.ts';
import { subscriptionOrders, subscriptions } from '#shop/selling/subscriptions/tables.ts';

/** A subscription whose day has come, with the line and the order it began with. */
export type DueSubscription = Awaited<ReturnType<typeof listDue>>[number];

/** The parcel before waits for money: no other one is ordered on top of it. It is paid for, or called off after the owner's term. */
const isPaidUp = sql`not exists (select from ${orders} unpaid
  where unpaid.state in ('new', 'confirmed') and unpaid.prepaid and unpaid.paid < unpaid.total_gross
    and (unpaid.id = ${orderLines.orderId} or unpaid.id in (select ${subscriptionOrders.orderId} from ${subscriptionOrders}
      where ${subscriptionOrders.subscriptionId} = ${subscriptions.id})))`;

export function listDue({ db }: Shop, today: Day) {
  return db
    .select({ subscription: subscriptions, line: orderLines, order: orders })
    .from(subscriptions)
    .innerJoin(orderLines, eq(orderLines.id, subscriptions.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(subscriptions.state, 'active'), lte(subscriptions.nextOn, today), isPaidUp))
    .orderBy(asc(subscriptions.nextOn), asc(subscriptions.id));
}

/** The order form as the customer filled it in for the first order; what was said about that parcel alone is left out. */
export async function dataOf({ db }: Shop, { order }: DueSubscription): Promise<OrderData> {
  const rows = await db.select().from(orderAddresses).where(eq(orderAddresses.orderId, order.id));
  const addressOf = (role: (typeof rows)[number]['role']) => {
    const { orderId: _, role: __, ...address } = rows.find((row) => row.role === role) ?? { orderId: 0, role };
    return 'street' in address ? address : null;
  };
  const [paid] = await db
    .select({ methodId: payments.methodId })
    .from(payments)
    .where(and(eq(payments.orderId, order.id), isNotNull(payments.methodId)))
    .orderBy(desc(payments.id))
    .limit(1);
  const placeId = order.place?.id ?? null;
  const isPickup = order.courierKind === 'pickup';
  return {
    ...EMPTY_ORDER_DATA,
    buyer: order.buyer,
    email: order.email,
    billing: addressOf('billing') ?? {},
    delivery: addressOf('delivery'),
    invoice: addressOf('invoice'),
    document: order.document,
    deliveryRemarks: order.deliveryRemarks,
    courierId: order.courierId,
    prepaid: order.prepaid,
    pickupPointId: isPickup ? null : placeId,
    locationId: isPickup ? placeId : null,
    clientNumber: order.place?.clientNumber ?? '',
    paymentMethodId: paid?.methodId ?? null,
    consents: { ...order.consents, mailing: false, sms: false },
  };
}
