import { eq } from 'drizzle-orm';
import { refundReturn } from '#modules/after-sale/returns/server/index.ts';
import { importPoints, removeClosedDay, saveClosedDay } from '#modules/sales/delivery/server/index.ts';
import { setEarnedPoints } from '#modules/sales/loyalty/server/index.ts';
import { EVERY_ORDER } from '#modules/sales/order-admin/rules/order-filter.ts';
import { addOrderNote, changeBeforePacking, exportOrders } from '#modules/sales/order-admin/server/index.ts';
import { cancelOrder, changeOrderState, findOrderById } from '#modules/sales/orders/server/index.ts';
import {
  blockCard,
  bookPayment,
  decideTransfer,
  issueOwnCards,
  removeProviderKeys,
  startPayment,
} from '#modules/sales/payments/server/index.ts';
import { placePhoneOrder, quotePhoneOrder } from '#modules/sales/phone-orders/server/index.ts';
import {
  bookPaidByHand,
  bookPartPaid,
  listClaimRefunds,
  listToPayByHand,
  refundOrder,
  sendRefundAgain,
} from '#modules/sales/refunds/server/index.ts';
import type { SubscriptionIntent } from '#modules/sales/subscriptions/rules/subscription.ts';
import { changeSubscription } from '#modules/sales/subscriptions/server/index.ts';
import { deliverWebhook } from '#platform/testing/let-money-go.ts';
import { addGood, COURIER, goodData, METHOD, newShopper, placed } from '#platform/testing/order-shop.ts';
import { subscribed } from '#platform/testing/subscribed.ts';
import { bankTransfers, orders } from '#server/shop/schema.ts';
import { acceptedReturn } from './after-sale-cases.ts';
import { type AuditCases, must, type World } from './world.ts';

const ACCOUNT = '61 1090 1014 0000 0712 1981 2874';
const key = () => crypto.randomUUID();

async function newOrder({ shop, categoryId }: World, data: object = {}) {
  const productId = await addGood(shop, categoryId, { price: 20_000, stock: 50 });
  return placed(shop, await newShopper(shop, [{ productId, quantity: 2 }], { data }));
}

/** Paid through the local bank, which can return the money. */
async function paidOrder(world: World) {
  const { shop } = world;
  const order = await newOrder(world, { paymentMethodId: METHOD.card });
  const begun = await startPayment(shop, order.orderId);
  if (begun.kind !== 'started') throw new Error(begun.kind);
  const reference = begun.payment.providerReference;
  const webhook = await decideTransfer(shop, reference, 'accept');
  if (webhook) await deliverWebhook(shop, webhook);
  return { ...order, reference };
}

/** A return of a paid order whose refund the bank refuses. */
async function failedRefund(world: World) {
  const { shop } = world;
  const { orderId, reference } = await paidOrder(world);
  await shop.db.update(orders).set({ state: 'delivered' }).where(eq(orders.id, orderId));
  const order = await findOrderById(shop.db, orderId);
  if (!order) throw new Error('no order');
  const lineId = order.lines[0]?.lineId ?? 0;
  const { id } = await acceptedReturn(world, { order, lineId }, 'same-way');
  await shop.db.update(bankTransfers).set({ state: 'broken' }).where(eq(bankTransfers.reference, reference));
  await refundReturn(shop, id);
  const [refund] = await listClaimRefunds(shop.db, { kind: 'return', id });
  return { orderId, refundId: refund?.id ?? 0 };
}

async function ownCard({ staff }: World) {
  const issued = await issueOwnCards(staff, { kind: 'gift-card', amount: 5000, pieces: 1, expiresAt: null });
  if (!issued.ok) throw new Error(JSON.stringify(issued.faults));
  return issued.cards[0]?.id ?? 0;
}

const closedDay = { day: '2027-05-04', reason: 'Inwentaryzacja' };

/** Paid by a transfer that no bank can return, then cancelled: the owner pays it back. */
export async function payBackByHand(world: World) {
  const { shop, staff } = world;
  const { orderId, toPay } = await newOrder(world);
  must(await bookPayment(shop, orderId, { amount: toPay, key: key() }), 'booked');
  await cancelOrder(shop, orderId);
  must(await bookPaidByHand(staff, orderId, { amount: toPay, key: key() }), 'booked');
  return orderId;
}

/** The refund of a return that the bank refused: the owner pays it back. */
export async function payClaimBackByHand(world: World) {
  const { shop, staff } = world;
  const { orderId, refundId } = await failedRefund(world);
  must(await sendRefundAgain(shop, refundId, { byHand: true, account: ACCOUNT }), 'sent');
  const part = (await listToPayByHand(shop)).find((row) => row.orderId === orderId);
  must(await bookPartPaid(staff, part?.partId ?? 0), 'booked');
  return orderId;
}

async function change({ shop, staff, categoryId }: World, intent: SubscriptionIntent) {
  const { id, nextOn } = await subscribed(shop, categoryId);
  must(await changeSubscription(staff, { id, intent, shownNextOn: nextOn, access: 'staff' }), 'done');
}

export const sellingCases = {
  'closed-day.saved': ({ staff }) => saveClosedDay(staff, closedDay),
  'closed-day.removed': async ({ shop, staff }) => {
    await saveClosedDay(shop, closedDay);
    await removeClosedDay(staff, closedDay.day);
  },
  'gift-card.issued': ownCard,
  'gift-card.blocked': async (world) => must(await blockCard(world.staff, await ownCard(world), true), true),
  'gift-card.unblocked': async (world) => {
    const id = await ownCard(world);
    await blockCard(world.shop, id, true);
    must(await blockCard(world.staff, id, false), true);
  },
  'order.changed': async (world) => {
    const { orderId } = await newOrder(world);
    const { lines } = (await findOrderById(world.shop.db, orderId)) ?? { lines: [] };
    const takeOff = [{ lineId: lines[0]?.lineId ?? 0, quantity: 1 }];
    const addresses = { billing: { street: 'Sosnowa 9', phone: '602 345 678' } };
    return changeBeforePacking(world.staff, orderId, { takeOff, email: 'jan.nowy@example.com', addresses });
  },
  'order.moved': async (world) => changeOrderState(world.staff, (await newOrder(world)).orderId, 'packing'),
  'order.note-added': async (world) =>
    must(await addOrderNote(world.staff, (await newOrder(world)).orderId, 'Zadzwonić'), 'added'),
  'order.paid-back-by-hand': payBackByHand,
  'order.payment-booked': async (world) =>
    must(await bookPayment(world.staff, (await newOrder(world)).orderId, { amount: 100, key: key() }), 'booked'),
  'order.refund-asked': async (world) =>
    refundOrder(world.staff, (await paidOrder(world)).orderId, { amount: 5000, key: key() }),
  'order.refund-sent-again': async (world) => {
    const { refundId } = await failedRefund(world);
    must(await sendRefundAgain(world.staff, refundId, { byHand: false }), 'sent');
  },
  'order.taken-by-phone': async ({ shop, staff, categoryId }) => {
    const productId = await addGood(shop, categoryId, { price: 4900, stock: 10 });
    const data = { ...goodData, courierId: COURIER.home, paymentMethodId: METHOD.card };
    const dictated = { lines: [{ productId, size: '', quantity: 1 }], data };
    const { seen } = await quotePhoneOrder(staff, dictated);
    must((await placePhoneOrder(staff, dictated, { key: key(), seen })).kind, 'placed');
  },
  'orders.exported': async ({ staff }) => {
    for await (const portion of exportOrders(staff, EVERY_ORDER)) if (portion.length === 0) return;
  },
  'points.earning-set': async (world) => {
    await addGood(world.shop, world.categoryId);
    return setEarnedPoints(world.staff, { categoryId: world.categoryId, perZloty: 2 });
  },
  'points.imported': ({ staff }) => {
    const file =
      'id;name;street;zipcode;city;lat;lng;hours\nLOD01;Automat LOD01;Piotrkowska 1;90-001;Łódź;51,77;19,46;całą dobę';
    return importPoints(staff, COURIER.locker, new TextEncoder().encode(file));
  },
  'subscription.paused': (world) => change(world, 'pause'),
  'subscription.resumed': async (world) => {
    const { id } = await subscribed(world.shop, world.categoryId);
    must(await changeSubscription(world.shop, { id, intent: 'pause', access: 'staff' }), 'done');
    must(await changeSubscription(world.staff, { id, intent: 'resume', access: 'staff' }), 'done');
  },
  'subscription.skipped': (world) => change(world, 'skip'),
  'subscription.stopped': (world) => change(world, 'stop'),
  'provider-keys.changed': ({ staff }) => removeProviderKeys(staff),
} satisfies AuditCases;
