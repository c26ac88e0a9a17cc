import type { ConsentRecord } from '#rules/platform/consent/consent.ts';
import { neededData } from '#rules/selling/orders/needed-address.ts';
import { EMPTY_ORDER_DATA, type OrderAddress, type OrderData } from '#rules/selling/orders/order-data.ts';
import { tidyAddress } from '#rules/selling/orders/tidy-address.ts';
import { moveStock } from '#shop/catalogue/products/index.ts';
import { reindexLater } from '#shop/catalogue/search/index.ts';
import { recordConsents } from '#shop/customers/consents/index.ts';
import type { Transaction } from '#shop/platform/db/connect.ts';
import { writeUnderDrawnNumber } from '#shop/platform/db/draw-number.ts';
import { enqueue } from '#shop/platform/jobs/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { newToken } from '#shop/platform/visitors/index.ts';
import { orderLineFiles, removeLines } from '#shop/selling/basket/index.ts';
import { rememberPoint } from '#shop/selling/delivery/index.ts';
import { orderMailJob, recordEvent } from '#shop/selling/order-ledger/index.ts';
import { orderLines, orders } from '#shop/selling/order-ledger/tables.ts';
import { addPayment, payByCard, recordMoney } from '#shop/selling/payments/index.ts';
import { spendPoints } from '#shop/selling/points/index.ts';
import { resignGift, spendRebates } from '#shop/selling/rebates/index.ts';
import type { ComposedOrder } from './compose-order.ts';
import { freezeGift, freezeLine } from './freeze-line.ts';
import { writeDraft } from './order-draft.ts';
import type { PlaceOrder } from './shopper.ts';
import { orderAddresses, orderStock } from './tables.ts';

interface Writing {
  wish: PlaceOrder;
  order: ComposedOrder;
  now: Date;
}

/** Writes an order that was checked, with everything it takes: stock, codes, points, cards, and the basket it empties. */
export async function writeOrder(tx: Transaction, shop: Shop, { wish, order, now }: Writing) {
  const { data } = order;
  const kept = neededData(data, { needsDelivery: order.needsDelivery, courier: order.delivery.chosen });
  const { id, number, accessToken } = await insertOrder(tx, shop, { wish, order: { ...order, data: kept }, now });
  await tx
    .insert(orderAddresses)
    .values(addresses(kept, order.needsDelivery).map((address) => ({ orderId: id, ...address })));
  await insertLines(tx, id, wish.visitorId, order);
  await takeStock(tx, id, order, now);
  await recordEvent(tx, id, 'placed', now, { number });
  if (wish.customerId !== null) await recordConsents(tx, wish.customerId, agreedTo(wish, data, number, now));
  const user = { visitorId: wish.visitorId, customerId: wish.customerId, email: data.email };
  const used = order.rebates.applied.map((rebate, index) => ({ ...rebate, saved: order.totals.saved[index] ?? 0 }));
  await spendRebates(tx, user, { orderId: id, used, now });
  await takePoints(tx, id, { wish, order, now });
  await takeMoney(tx, id, order, now);
  await resignGift(tx, wish.visitorId);
  await removeLines(
    tx,
    wish.visitorId,
    order.goods.lines.map(({ line }) => line.lineId),
  );
  await writeDraft(tx, wish.visitorId, nextDraft(data), now);
  if (data.pickupPointId !== null && order.delivery.chosen?.kind !== 'pickup' && order.delivery.place) {
    await rememberPoint(tx, wish.visitorId, data.pickupPointId, now);
  }
  await enqueue(tx, orderMailJob, { orderId: id, letter: 'placed' }, now);
  return { id, number, accessToken };
}

/** X.54: what was ticked in the summary, in its words. */
function agreedTo({ consentWords }: PlaceOrder, { consents }: OrderData, about: string, at: Date): ConsentRecord[] {
  const asked = [
    { kind: 'terms', given: consents.terms },
    { kind: 'digital', given: consents.virtual },
    { kind: 'service', given: consents.service },
    { kind: 'newsletter', given: consents.mailing },
    { kind: 'sms', given: consents.sms },
  ] as const;
  return asked
    .filter(({ given }) => given)
    .map(({ kind, given }) => ({ kind, given, wording: consentWords?.[kind] ?? '', place: 'order', about, at }));
}

type NewOrder = typeof orders.$inferInsert;
/** What the shopper entered and the table has a column for: none of it is left to the column's default. */
type ToldColumns = Required<Pick<NewOrder, Extract<keyof OrderData, keyof NewOrder>>>;

async function insertOrder(tx: Transaction, shop: Shop, { wish, order, now }: Writing) {
  const { data, totals, delivery, needsDelivery, points } = order;
  const email = data.email.trim();
  const row: Omit<NewOrder, 'number'> & ToldColumns = {
    accessToken: newToken(),
    visitorId: wish.visitorId,
    customerId: wish.customerId,
    idempotencyKey: wish.idempotencyKey,
    placedAt: now,
    updatedAt: now,
    buyer: data.buyer,
    email,
    emailKey: email.toLowerCase(),
    phone: data.billing.phone?.trim() ?? '',
    document: data.document,
    remarks: data.remarks,
    deliveryRemarks: data.deliveryRemarks,
    consents: data.consents,
    courierId: needsDelivery ? (delivery.chosen?.courierId ?? null) : null,
    courierName: needsDelivery ? (delivery.chosen?.name ?? '') : '',
    courierKind: needsDelivery ? (delivery.chosen?.kind ?? 'none') : 'none',
    prepaid: data.prepaid,
    place: needsDelivery ? delivery.place : null,
    promisedDay: order.promisedDay,
    priceType: shop.settings.priceType,
    goodsGross: totals.goods.gross,
    goodsNet: totals.goods.net,
    rebateGross: totals.rebate.gross,
    rebateNet: totals.rebate.net,
    deliveryGross: totals.delivery.gross,
    deliveryNet: totals.delivery.net,
    paymentGross: totals.payment.gross,
    paymentNet: totals.payment.net,
    totalGross: totals.total.gross,
    totalNet: totals.total.net,
    vat: totals.rates,
    pointsSpent: points.needed + points.spent,
    pointsEarned: wish.customerId === null ? 0 : points.earned,
  };
  return writeUnderDrawnNumber(async (number) => {
    const [written] = await tx
      .insert(orders)
      .values({ ...row, number })
      .onConflictDoNothing({ target: orders.number })
      .returning({ id: orders.id, number: orders.number, accessToken: orders.accessToken });
    return written;
  });
}

async function insertLines(
  tx: Transaction,
  orderId: number,
  visitorId: number,
  { goods, gift, totals }: ComposedOrder,
): Promise<void> {
  const frozen = goods.lines.map((line, index) => freezeLine(line, totals.lines[index] ?? { gross: 0, net: 0 }));
  if (gift.kind === 'chosen') frozen.push(freezeGift(gift.sale));
  const written = await tx
    .insert(orderLines)
    .values(frozen.map((line, index) => ({ ...line, orderId, position: index + 1 })))
    .returning({ id: orderLines.id, position: orderLines.position });
  const places = new Map(written.map(({ id, position }) => [position, id]));
  const ordered = goods.lines.map(({ line: { productId, size, additional, forPoints } }, index) => ({
    productId,
    size,
    additional,
    forPoints,
    orderLineId: places.get(index + 1) ?? 0,
  }));
  await orderLineFiles(tx, visitorId, ordered);
}

async function takeStock(tx: Transaction, orderId: number, { goods }: ComposedOrder, now: Date): Promise<void> {
  const demand = [...goods.demand].map(([sizeId, quantity]) => ({ sizeId, quantity }));
  const { moved, turned } = await moveStock(
    tx,
    demand.map(({ sizeId, quantity }) => ({ sizeId, change: -quantity })),
    now,
  );
  // Only what was really counted down comes back if the order is called off.
  const taken = demand.filter(({ sizeId }) => moved.includes(sizeId));
  if (taken.length > 0) await tx.insert(orderStock).values(taken.map((row) => ({ orderId, ...row })));
  if (turned.length > 0) await reindexLater(tx, turned, now);
}

async function takePoints(tx: Transaction, orderId: number, { wish, order, now }: Writing): Promise<void> {
  const { needed, spent } = order.points;
  if (needed + spent === 0) return;
  const { customerId } = wish;
  const taken =
    customerId !== null &&
    (await spendPoints(tx, 'spent-on-product', { customerId, orderId, points: needed, now })) &&
    (await spendPoints(tx, 'spent-on-payment', { customerId, orderId, points: spent, now }));
  // Checked a moment ago under the same lock; anything else undoes the whole order.
  if (!taken) throw new Error('The points of the order were not there');
}

async function takeMoney(tx: Transaction, orderId: number, order: ComposedOrder, now: Date): Promise<void> {
  for (const part of order.cards.parts) {
    await payByCard(tx, { orderId, ...part }, now);
    await recordMoney(tx, orderId, part.amount, now);
  }
  const { paid } = order.points;
  if (paid > 0) {
    await addPayment(tx, { orderId, kind: 'points', name: '', amount: paid, state: 'accepted' }, now);
    await recordMoney(tx, orderId, paid, now);
  }
  if (order.toPay > 0 && order.method) {
    const { id, kind, name } = order.method;
    await addPayment(tx, { orderId, methodId: id, kind, name, amount: order.toPay }, now);
  }
}

type RoledAddress = Partial<OrderAddress> & { role: 'billing' | 'delivery' | 'invoice' };

function addresses(data: OrderData, needsDelivery: boolean): RoledAddress[] {
  const given: RoledAddress[] = [{ ...tidyAddress(data.billing), role: 'billing' }];
  if (needsDelivery) given.push({ ...tidyAddress(data.delivery ?? data.billing), role: 'delivery' });
  if (data.document === 'invoice' || data.document === 'e-invoice') {
    given.push({ ...tidyAddress(data.invoice ?? data.billing), role: 'invoice' });
  }
  return given;
}

/** Addresses and choices stay for the next order; what was said about this one does not. */
function nextDraft(data: OrderData): OrderData {
  const { consents, remarks, deliveryRemarks, cards, points } = EMPTY_ORDER_DATA;
  const { buyer, email, billing, delivery, invoice, document } = data;
  const { courierId, prepaid, pickupPointId, locationId, clientNumber, paymentMethodId } = data;
  // Field by field: whoever adds one must say here whether it stays.
  return {
    buyer,
    email,
    billing,
    delivery,
    invoice,
    document,
    courierId,
    prepaid,
    pickupPointId,
    locationId,
    clientNumber,
    paymentMethodId,
    remarks,
    deliveryRemarks,
    consents,
    cards,
    points,
  };
}
