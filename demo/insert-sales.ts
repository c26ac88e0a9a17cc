import { asc, eq, inArray } from 'drizzle-orm';
import { demoCustomer } from '#demo/content/customer.ts';
import { demoLocations } from '#demo/content/locations.ts';
import { demoOrders } from '#demo/content/orders.ts';
import { demoPaymentMethods } from '#demo/content/payment-methods.ts';
import { demoPickupPoints } from '#demo/content/pickup-points.ts';
import { DEMO_PIN, demoGiftCards, demoGifts, demoRebates } from '#demo/content/rebates.ts';
import { advanceCounter, insertRows } from '#demo/insert-rows.ts';
import { orderRows, type SoldSize } from '#demo/rows/order-rows.ts';
import { type Clock, clockAt } from '#demo/rows/size-rows.ts';
import { hashPassword } from '#modules/customers/accounts/server/index.ts';
import { writePoints } from '#modules/sales/delivery/server/index.ts';
import { addCards, addMethods } from '#modules/sales/payments/server/index.ts';
import { addGifts, addRebates } from '#modules/sales/rebates/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { warsawDay } from '#platform/time/rules/day.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import {
  giftCards,
  gifts,
  orderAddresses,
  orderEvents,
  orderLines,
  orders,
  paymentMethods,
  payments,
  pickupPoints,
  pointsEntries,
  products,
  rebates,
  rebateUses,
  sizes,
  subscriptionOrders,
  subscriptions,
} from '#server/shop/schema.ts';

/** Everything about selling: ways to pay, codes, gifts, gift cards, pickup points, and orders in every state. */
export async function insertSales(transaction: Transaction, now: Date): Promise<void> {
  const clock = clockAt(now);
  const points = demoPickupPoints();
  await addMethods(transaction, demoPaymentMethods);
  for (const [courierId, own] of Map.groupBy(points, (point) => point.courierId)) {
    await writePoints(transaction, courierId, own);
  }
  await addRebates(transaction, demoRebates(clock));
  await addGifts(transaction, demoGifts);
  await addCards(transaction, demoGiftCards(clock, await hashPassword(DEMO_PIN)));
  const sold = await listSoldSizes(transaction, [
    ...new Set(demoOrders.flatMap((order) => order.goods.map(([id]) => id))),
  ]);
  const locker = points.find((point) => point.city === demoCustomer.city && point.kind === 'locker');
  const pickupPlaces = { locker: placeOf({ id: 0, ...locker }), shop: placeOf({ code: '', ...demoLocations[1] }) };
  const made = demoOrders.map((order) => orderRows(order, sold, pickupPlaces, clock));
  await insertRows(
    transaction,
    orders,
    made.map((rows) => rows.order),
  );
  await insertRows(
    transaction,
    orderLines,
    made.flatMap((rows) => rows.lines),
  );
  await insertSubscriptions(transaction, clock);
  await insertRows(
    transaction,
    orderAddresses,
    made.flatMap((rows) => rows.addresses),
  );
  await insertRows(
    transaction,
    orderEvents,
    made.flatMap((rows) => rows.events),
  );
  await insertRows(
    transaction,
    payments,
    made.flatMap((rows) => rows.payments),
  );
  await insertRows(
    transaction,
    rebateUses,
    made.flatMap(({ order }) =>
      order.rebateGross
        ? [
            {
              rebateId: 1,
              orderId: order.id ?? 0,
              customerId: order.customerId,
              emailKey: order.emailKey,
              code: 'JESIEN10',
              name: 'Jesienne 10%',
              effect: 'percent' as const,
              saved: order.rebateGross,
              usedAt: order.placedAt,
            },
          ]
        : [],
    ),
  );
  await insertRows(
    transaction,
    pointsEntries,
    pointsRows(
      made.map((rows) => rows.order),
      clock.daysAgo(demoCustomer.memberForDays),
    ),
  );
  for (const table of [paymentMethods, pickupPoints, rebates, gifts, giftCards, orders])
    await advanceCounter(transaction, table);
}

async function insertSubscriptions(transaction: Transaction, clock: Clock): Promise<void> {
  for (const { id, daysAgo, subscription } of demoOrders) {
    if (!subscription) continue;
    const { days, state, nextInDays, renewed } = subscription;
    const nextOn = warsawDay(clock.daysAgo(-nextInDays));
    const createdAt = clock.daysAgo(daysAgo);
    const [line] = await transaction.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.orderId, id));
    const [made] = await transaction
      .insert(subscriptions)
      .values({ orderLineId: line?.id ?? 0, days, state, nextOn, createdAt, changedAt: createdAt })
      .returning({ id: subscriptions.id });
    if (!made || !renewed) continue;
    const dueOn = warsawDay(clock.daysAgo(renewed.daysAgo));
    await transaction.insert(subscriptionOrders).values({ subscriptionId: made.id, dueOn, orderId: renewed.orderId });
  }
}

/** Once she took a product for points. */
const EXCHANGED = { change: -150, reason: 'spent-on-product' as const };

/** The ledger adds up to the balance of the account. */
function pointsRows(made: readonly (typeof orders.$inferInsert)[], since: Date): (typeof pointsEntries.$inferInsert)[] {
  const earned = made
    .filter((order) => order.customerId === demoCustomer.id && order.state === 'delivered' && order.pointsEarned)
    .map(({ id, pointsEarned = 0, placedAt }) => ({ orderId: id, change: pointsEarned, at: placedAt }));
  const opening = demoCustomer.points - EXCHANGED.change - earned.reduce((sum, entry) => sum + entry.change, 0);
  return [
    { customerId: demoCustomer.id, change: opening, reason: 'opening', at: since },
    { customerId: demoCustomer.id, ...EXCHANGED, at: new Date(since.getTime() + 90 * DAY_MS) },
    ...earned.map((entry) => ({ customerId: demoCustomer.id, reason: 'earned' as const, ...entry })),
  ];
}

async function listSoldSizes(transaction: Transaction, productIds: number[]): Promise<SoldSize[]> {
  const { name, versionName, code, type, photo, photoTone, unit, unitPlural, vatPermille } = products;
  return transaction
    .select({
      productId: products.id,
      sizeId: sizes.id,
      sizeType: sizes.type,
      sizeName: sizes.name,
      price: sizes.price,
      name,
      versionName,
      code,
      type,
      photo,
      photoTone,
      unit,
      unitPlural,
      vatPermille,
      unitSellby: products.unitSellby,
      unitPrecision: products.unitPrecision,
      withdrawalBar: products.withdrawalBar,
      subscriptionRebatePercent: products.subscriptionRebatePercent,
      pointsReceived: sizes.pointsReceived,
    })
    .from(products)
    .innerJoin(sizes, eq(sizes.productId, products.id))
    .where(inArray(products.id, productIds))
    .orderBy(asc(products.id), asc(sizes.position), asc(sizes.id));
}

function placeOf(
  place: { id: number } & Partial<Record<'code' | 'name' | 'street' | 'zipcode' | 'city' | 'openingHours', string>>,
) {
  const { id, code = '', name = '', street = '', zipcode = '', city = '', openingHours = '' } = place;
  return { id, code, name, street, zipcode, city, openingHours };
}
