import { and, asc, eq, type SQL } from 'drizzle-orm';
import { addedVersionName } from '#rules/catalogue/products/version-name.ts';
import { trackingAddress } from '#rules/selling/orders/delivery-promise.ts';
import { canShopperCancel, parseOrderNumber } from '#rules/selling/orders/order-state.ts';
import type { OrderLineView, OrderView } from '#rules/selling/orders/order-view.ts';
import { isRowId } from '#shop/platform/db/columns.ts';
import type { Database } from '#shop/platform/db/connect.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { namesOfOrderedFiles } from '#shop/selling/basket/index.ts';
import { couriers } from '#shop/selling/delivery/tables.ts';
import { owedFor } from '#shop/selling/order-ledger/index.ts';
import { orderEvents, orderLines, orders } from '#shop/selling/order-ledger/tables.ts';
import { payments } from '#shop/selling/payments/tables.ts';
import { rebateUses } from '#shop/selling/rebates/tables.ts';
import { orderAddresses } from './tables.ts';

/** By what somebody may see an order: the account, the mail's link, or the browser it was placed with. */
export type OrderAccess = { customerId: number } | { accessToken: string } | { visitorId: number };

/** The order of this number if it is theirs; null for every other reason alike. */
export async function findOrder(shop: Shop, number: string, access: OrderAccess): Promise<OrderView | null> {
  const wanted = parseOrderNumber(number);
  return wanted === null ? null : findOrderWhere(shop.db, and(eq(orders.number, wanted), accessCondition(access)));
}

/** For the shop's own work: mails, documents. */
export function findOrderById(db: Pick<Database, 'select'>, orderId: number): Promise<OrderView | null> {
  return isRowId(orderId) ? findOrderWhere(db, eq(orders.id, orderId)) : Promise.resolve(null);
}

function accessCondition(access: OrderAccess): SQL {
  if ('customerId' in access) return eq(orders.customerId, access.customerId);
  if ('accessToken' in access) return eq(orders.accessToken, access.accessToken);
  return eq(orders.visitorId, access.visitorId);
}

async function findOrderWhere(db: Pick<Database, 'select'>, which: SQL | undefined): Promise<OrderView | null> {
  const [order] = await db.select().from(orders).where(which);
  if (!order) return null;
  const { id } = order;
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(asc(orderLines.position));
  const files = await namesOfOrderedFiles(
    db,
    lines.map((line) => line.id),
  );
  const addresses = await db.select().from(orderAddresses).where(eq(orderAddresses.orderId, id));
  const events = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .orderBy(asc(orderEvents.at), asc(orderEvents.id));
  const paying = await db.select().from(payments).where(eq(payments.orderId, id)).orderBy(asc(payments.id));
  const rebates = await db.select().from(rebateUses).where(eq(rebateUses.orderId, id)).orderBy(asc(rebateUses.id));
  const [courier] =
    order.courierId === null
      ? []
      : await db.select({ trackingLink: couriers.trackingLink }).from(couriers).where(eq(couriers.id, order.courierId));
  const owed = await owedFor(db, order);
  const { number, accessToken, state, placedAt, customerId, buyer, email, phone, document, remarks } = order;
  return {
    id,
    number,
    accessToken,
    state,
    placedAt,
    customerId,
    buyer,
    email,
    phone,
    document,
    remarks,
    deliveryRemarks: order.deliveryRemarks,
    consents: order.consents,
    informedOfWithdrawal: order.informedOfWithdrawal,
    addresses: Object.fromEntries(addresses.map(({ orderId: _, role, ...address }) => [role, address])),
    delivery: {
      name: order.courierName,
      kind: order.courierKind,
      prepaid: order.prepaid,
      place: order.place,
      promisedDay: order.promisedDay,
      trackingNumber: order.trackingNumber,
      trackingLink: trackingAddress(courier?.trackingLink ?? '', order.trackingNumber),
    },
    priceType: order.priceType,
    lines: lines.map((line) =>
      viewLine(
        line,
        files.filter(({ orderLineId }) => orderLineId === line.id).map(({ name }) => name),
      ),
    ),
    rebates: rebates.map(({ code, name, saved }) => ({ code, name, saved })),
    goods: { gross: order.goodsGross, net: order.goodsNet },
    rebate: { gross: order.rebateGross, net: order.rebateNet },
    deliveryCost: { gross: order.deliveryGross, net: order.deliveryNet },
    paymentCost: { gross: order.paymentGross, net: order.paymentNet },
    total: { gross: order.totalGross, net: order.totalNet },
    rates: order.vat,
    paid: order.paid,
    refunded: order.refunded,
    owed,
    left: Math.max(0, owed - order.paid),
    payments: paying.map(({ kind, name, amount, state, updatedAt }) => ({ kind, name, amount, state, at: updatedAt })),
    pointsSpent: order.pointsSpent,
    pointsEarned: order.pointsEarned,
    timeline: events.map(({ at, kind, details }) => ({ at, kind, details })),
    cancellable: canShopperCancel(state),
  };
}

function viewLine(line: typeof orderLines.$inferSelect, files: string[]): OrderLineView {
  const { id: lineId, productId, sizeType: size, sizeName, name, versionName, code, type, photo, photoTone } = line;
  const { quantity, unit, unitPlural, vatPermille, points, forPoints, gift, answers, parts, comment } = line;
  return {
    lineId,
    productId,
    size,
    sizeName,
    name,
    versionName: addedVersionName(name, versionName),
    code,
    type,
    photo,
    photoTone,
    quantity,
    unit,
    unitPlural,
    vatPermille,
    points,
    forPoints,
    gift,
    answers,
    parts,
    comment,
    files,
    unitPrice: { gross: line.unitGross, net: line.unitNet },
    worth: { gross: line.worthGross, net: line.worthNet },
    paid: { gross: line.paidGross, net: line.paidNet },
    step: { step: line.unitSellby, precision: line.unitPrecision },
    withdrawalBar: line.withdrawalBar,
    deliveredAt: line.deliveredAt,
    digital: line.digital,
    subscriptionDays: line.extras.subscriptionDays ?? null,
  };
}
