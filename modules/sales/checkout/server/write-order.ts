import { moveStock, type Purging, reindexLater } from '#modules/catalogue/products/server/index.ts';
import { recordConsents } from '#modules/customers/accounts/server/index.ts';
import type { ConsentRecord } from '#modules/customers/consents/rules/consent.ts';
import { requestWithForm } from '#modules/customers/newsletter/server/index.ts';
import { orderLineFiles, removeLines } from '#modules/sales/basket/server/index.ts';
import { rememberPoint } from '#modules/sales/delivery/server/index.ts';
import { spendPoints } from '#modules/sales/loyalty/server/index.ts';
import { EMPTY_ORDER_DATA, type OrderData } from '#modules/sales/order-ledger/rules/order-data.ts';
import { resignGift, spendRebates } from '#modules/sales/rebates/server/index.ts';
import { beginSubscriptions, claimRenewal } from '#modules/sales/subscriptions/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { settleAll } from '#platform/db/server/one-connection.ts';
import { type Purge, writePurge } from '#platform/db/server/purge-tags.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { newToken } from '#platform/visitors/server/index.ts';
import type { ComposedOrder } from './compose-order.ts';
import { countOrder } from './limit-orders.ts';
import { writeDraft } from './order-draft.ts';
import type { Holdings } from './order-facts.ts';
import { insertOrder, orderRows, takenOf } from './order-rows.ts';
import type { PlaceOrder } from './shopper.ts';
import type { ReservedOrder } from './start-order.ts';
import { takeMoney } from './take-money.ts';

interface Writing {
  input: PlaceOrder;
  order: ComposedOrder;
  reserved: ReservedOrder;
  holds: Holdings;
  /** See `countOrder`. */
  isKnown: boolean;
  now: Date;
}

/** No page has this tag: it is written for orders without counted stock, so that a lost message is noticed (O.48). */
export const ORDER_TAG = 'order';

/** X.43: thrown to undo the order. */
export class TooManyOrders extends Error {}

interface WrittenOrder {
  accessToken: string;
  purges: Purge[];
}

/**
 * Writes a checked order with stock, codes, points, cards, and the emptied basket. All but codes, points and cards are in one statement.
 */
export async function writeOrder(tx: Transaction, shop: Shop, writing: Writing): Promise<WrittenOrder> {
  const { input, order, reserved, holds, isKnown, now } = writing;
  const { data, goods } = order;
  const { visitorId, customerId, caller, renewal } = input;
  const accessToken = newToken();
  const purges: Purge[] = [];
  const email = data.email;
  const [isAllowed] = await settleAll([
    caller === undefined || countOrder(tx, shop, { customerId, caller, email, isKnown }, now),
    insertOrder(tx, orderRows(shop, writing, accessToken)),
    takeStock(tx, order, now, async (tags) => {
      purges.push(...(await writePurge(tx, tags)));
    }),
    holds.files &&
      orderLineFiles(
        tx,
        { visitorId, orderId: reserved.id },
        goods.lines.map(({ line }) => line),
      ),
    removeLines(
      tx,
      visitorId,
      goods.lines.map(({ line }) => line.lineId),
    ),
    writeDraft(tx, visitorId, nextDraft(data), now),
    customerId !== null && !renewal && recordConsents(tx, customerId, agreedTo(input, data, reserved.number, now)),
  ]);
  if (!isAllowed) throw new TooManyOrders();
  if (renewal) await claimRenewal(tx, renewal, reserved.id, now);
  else if (goods.lines.some(({ line }) => line.subscription !== null)) await beginSubscriptions(tx, reserved.id, now);
  if (holds.rebates) {
    const used = order.rebates.applied.map((rebate, index) => ({ ...rebate, saved: order.totals.saved[index] ?? 0 }));
    await spendRebates(tx, { visitorId, customerId, email }, { orderId: reserved.id, used, now });
  }
  await takePoints(tx, writing);
  await takeMoney(tx, reserved.id, order, now);
  if (holds.gift) await resignGift(tx, visitorId);
  if (data.pickupPointId !== null && order.delivery.chosen?.kind !== 'pickup' && order.delivery.place) {
    await rememberPoint(tx, visitorId, data.pickupPointId, now);
  }
  // The last step: requests of one network address wait for each other.
  if (data.consents.mailing) await requestNewsletter(tx, shop, writing);
  return { accessToken, purges };
}

function requestNewsletter(tx: Transaction, shop: Shop, { input, order, now }: Writing): Promise<void> {
  const { visitorId, customerId, caller = '', consentWords } = input;
  const { email, billing } = order.data;
  return requestWithForm(
    tx,
    { ...shop, now: () => now },
    {
      email,
      name: billing.firstName ?? '',
      consent: consentWords?.newsletter ?? '',
      visitorId,
      customerId: customerId ?? undefined,
      caller,
    },
  );
}

/** X.54: the consents with their texts. */
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

async function takeStock(tx: Transaction, order: ComposedOrder, now: Date, purge: Purging): Promise<void> {
  const taken = takenOf(order);
  if (taken.length === 0) return purge([ORDER_TAG]);
  const { moved, turned } = await moveStock(
    tx,
    taken.map(({ sizeId, productId, quantity }) => ({ sizeId, productId, change: -quantity })),
    now,
    purge,
  );
  // Checked before under the same lock; otherwise the order is undone.
  if (moved.length !== taken.length) throw new Error('The stock of the order was not there');
  if (turned.length > 0) await reindexLater(tx, turned, now);
}

async function takePoints(tx: Transaction, { input, order, reserved, now }: Writing): Promise<void> {
  const { needed, spent } = order.points;
  if (needed + spent === 0) return;
  const { customerId } = input;
  const orderId = reserved.id;
  const taken =
    customerId !== null &&
    (await spendPoints(tx, 'spent-on-product', { customerId, orderId, points: needed, now })) &&
    (await spendPoints(tx, 'spent-on-payment', { customerId, orderId, points: spent, now }));
  // Checked before under the same lock; otherwise the order is undone.
  if (!taken) throw new Error('The points of the order were not there');
}

/** Addresses and choices stay for the next order; texts and consents do not. */
function nextDraft(data: OrderData): OrderData {
  const { consents, remarks, deliveryRemarks, cards, points } = EMPTY_ORDER_DATA;
  const { buyer, email, billing, delivery, invoice, document } = data;
  const { courierId, prepaid, pickupPointId, locationId, clientNumber, paymentMethodId } = data;
  // Field by field, so that a new field needs a decision here.
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
