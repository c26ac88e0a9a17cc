import { asc, inArray } from 'drizzle-orm';
import { addedVersionName } from '#modules/catalogue/products/rules/version-name.ts';
import { namesOfOrderedFiles } from '#modules/sales/basket/server/index.ts';
import { couriers } from '#modules/sales/delivery/server/index.ts';
import { canShopperCancel } from '#modules/sales/order-ledger/rules/order-state.ts';
import {
  type OrderRow,
  orderAddresses,
  orderEvents,
  orderLines,
  owedForEach,
} from '#modules/sales/order-ledger/server/index.ts';
import { payments } from '#modules/sales/payments/server/index.ts';
import { rebateUses } from '#modules/sales/rebates/server/index.ts';
import { listRenewals } from '#modules/sales/subscriptions/server/index.ts';
import type { Database } from '#platform/db/server/connect.ts';
import { type OrderLineView, type OrderView, trackingAddress } from '../rules/order-view.ts';

type Reader = Pick<Database, 'select'>;

/** Takes the same number of queries for one order and for thirty. */
export async function viewOrders(db: Reader, rows: readonly OrderRow[]): Promise<OrderView[]> {
  if (rows.length === 0) return [];
  const parts = await listParts(db, rows);
  return rows.map((row) => viewOrder(row, parts));
}

type Parts = Awaited<ReturnType<typeof listParts>>;

async function listParts(db: Reader, rows: readonly OrderRow[]) {
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position));
  const files = await namesOfOrderedFiles(
    db,
    lines.map((line) => line.id),
  );
  const addresses = await db.select().from(orderAddresses).where(inArray(orderAddresses.orderId, ids));
  const events = await db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, ids))
    .orderBy(asc(orderEvents.at), asc(orderEvents.id));
  const paying = await db.select().from(payments).where(inArray(payments.orderId, ids)).orderBy(asc(payments.id));
  const rebates = await db
    .select()
    .from(rebateUses)
    .where(inArray(rebateUses.orderId, ids))
    .orderBy(asc(rebateUses.id));
  return {
    lines: Map.groupBy(lines, ({ orderId }) => orderId),
    files: Map.groupBy(files, ({ orderLineId }) => orderLineId),
    addresses: Map.groupBy(addresses, ({ orderId }) => orderId),
    events: Map.groupBy(events, ({ orderId }) => orderId),
    payments: Map.groupBy(paying, ({ orderId }) => orderId),
    rebates: Map.groupBy(rebates, ({ orderId }) => orderId),
    renewals: await listRenewals(db, lines),
    trackingLinks: await listTrackingLinks(db, rows),
    owed: await owedForEach(db, rows),
  };
}

/** By courier. The courier may be deleted. */
async function listTrackingLinks(db: Reader, rows: readonly OrderRow[]): Promise<Map<number | null, string>> {
  const ids = rows.flatMap(({ courierId }) => courierId ?? []);
  if (ids.length === 0) return new Map();
  const { id, trackingLink } = couriers;
  const found = await db.select({ id, trackingLink }).from(couriers).where(inArray(id, ids));
  return new Map(found.map((courier) => [courier.id, courier.trackingLink]));
}

function viewOrder(order: OrderRow, parts: Parts): OrderView {
  const { id, number, accessToken, state, placedAt, customerId, buyer, email, phone, document, remarks } = order;
  const owed = parts.owed.get(id) ?? order.totalGross;
  const addresses = parts.addresses.get(id) ?? [];
  const paying = parts.payments.get(id) ?? [];
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
      trackingLink: trackingAddress(parts.trackingLinks.get(order.courierId) ?? '', order.trackingNumber),
    },
    priceType: order.priceType,
    lines: (parts.lines.get(id) ?? []).map((line) => viewLine(line, parts)),
    rebates: (parts.rebates.get(id) ?? []).map(({ code, name, saved }) => ({ code, name, saved })),
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
    timeline: (parts.events.get(id) ?? []).map(({ at, kind, details }) => ({ at, kind, details })),
    cancellable: canShopperCancel(state),
  };
}

function viewLine(
  line: typeof orderLines.$inferSelect,
  { files, renewals }: Pick<Parts, 'files' | 'renewals'>,
): OrderLineView {
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
    files: (files.get(lineId) ?? []).map((file) => file.name),
    unitPrice: { gross: line.unitGross, net: line.unitNet },
    worth: { gross: line.worthGross, net: line.worthNet },
    paid: { gross: line.paidGross, net: line.paidNet },
    step: { step: line.unitSellby, precision: line.unitPrecision },
    withdrawalBar: line.withdrawalBar,
    deliveredAt: line.deliveredAt,
    digital: line.digital,
    subscription: line.extras.subscriptionDays
      ? { days: line.extras.subscriptionDays, renewal: renewals.get(lineId) ?? null }
      : null,
  };
}
