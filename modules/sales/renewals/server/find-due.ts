import { and, asc, desc, eq, isNotNull, lte, not } from 'drizzle-orm';
import { EMPTY_ORDER_DATA, type OrderData } from '#modules/sales/order-ledger/rules/order-data.ts';
import { orderAddresses, orderLines, orders } from '#modules/sales/order-ledger/server/index.ts';
import { payments } from '#modules/sales/payments/server/index.ts';
import { awaitsPayment, newestOrderId, subscriptions } from '#modules/sales/subscriptions/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { Day } from '#platform/time/rules/day.ts';

/** A subscription whose day has come, with the line it began with and its newest order. */
export type DueSubscription = NonNullable<Awaited<ReturnType<typeof findDue>>>;

const isDueOn = (today: Day) =>
  and(eq(subscriptions.state, 'active'), lte(subscriptions.nextOn, today), not(awaitsPayment));

/** Ids alone: each subscription is read in its turn, so that one unreadable row fails alone. */
export async function listDue({ db }: Shop, today: Day): Promise<number[]> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(orderLines, eq(orderLines.id, subscriptions.orderLineId))
    .where(isDueOn(today))
    .orderBy(asc(subscriptions.nextOn), asc(subscriptions.id));
  return rows.map(({ id }) => id);
}

/** Null when another node renewed it or its customer changed it. */
export async function findDue({ db }: Shop, id: number, today: Day) {
  const [due] = await db
    .select({ subscription: subscriptions, line: orderLines, order: orders })
    .from(subscriptions)
    .innerJoin(orderLines, eq(orderLines.id, subscriptions.orderLineId))
    .innerJoin(orders, eq(orders.id, newestOrderId))
    .where(and(eq(subscriptions.id, id), isDueOn(today)));
  return due ?? null;
}

/** From the newest order, corrections included, without remarks about that parcel. */
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
