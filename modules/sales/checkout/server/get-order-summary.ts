import { createHash } from 'node:crypto';
import type { BasketLine } from '#modules/sales/basket/rules/basket-view.ts';
import type { OrderAddress, OrderData } from '#modules/sales/order-ledger/rules/order-data.ts';
import { settleAll, throughOneConnection } from '#platform/db/server/one-connection.ts';
import type { PriceType } from '#platform/money/rules/vat.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { type MissingLine, type OrderSeen, writeOrderSeen } from '../rules/displayed-order.ts';
import { onlyChoices } from '../rules/only-choices.ts';
import { ADDRESS_FIELDS } from '../rules/parse-order-form.ts';
import { rememberedChoices } from '../rules/remembered-choices.ts';
import { type ComposedOrder, composeOrder } from './compose-order.ts';
import { findLastChoices } from './last-choices.ts';
import { getOrderData, type OrderDataChange } from './order-draft.ts';
import { findHoldings, findOrderFacts, findOrderTerms } from './order-facts.ts';
import type { Shopper } from './shopper.ts';

export interface OrderSummary extends ComposedOrder {
  /** A hidden field of the form, with which `placeOrder` compares. */
  seen: string;
}

/** The order as it would be placed now, with its obstacles. `change` is computed too, but not stored. */
export async function getOrderSummary(
  shop: Shop,
  shopper: Shopper,
  change: OrderDataChange = {},
): Promise<OrderSummary> {
  const now = shop.now();
  const order = await throughOneConnection(shop, async (db) => {
    const asked = getOrderData(db, shopper).then((filled) => ({ ...filled, ...change }));
    const [terms, holds, data] = await settleAll([
      findOrderTerms(db, shopper, asked),
      findHoldings(db, shopper.visitorId),
      asked,
    ]);
    const facts = await findOrderFacts(db, shopper, { data, terms, holds, lock: false, now });
    return composeOrder(shop, facts, { data, now });
  });
  return { ...order, seen: writeOrderSeen(seenOf(order, shop.settings.priceType)) };
}

/** The order form: all prepaid methods, the only choices, and the customer's previous choices. A deleted place is not preselected. */
export async function getOrderForm(
  shop: Shop,
  shopper: Shopper,
): Promise<{ offer: OrderSummary; order: OrderSummary }> {
  const offer = await getOrderSummary(shop, shopper, { prepaid: true });
  const data = { ...offer.data, prepaid: (await getOrderData(shop.db, shopper)).prepaid };
  const offered = {
    couriers: offer.delivery.options.filter(
      ({ prepaid }) => offer.needsDelivery && (prepaid === 'prepaid' || offer.onDelivery),
    ),
    methods: offer.methods.map(({ method, refusal }) => ({ id: method.id, refused: refusal !== null })),
  };
  const asks = data.courierId === null || data.pickupPointId === null || data.paymentMethodId === null;
  const last = asks && shopper.customerId !== null ? await findLastChoices(shop.db, shopper.customerId) : null;
  const remembered = rememberedChoices(data, offered, last);
  const chosen = { ...onlyChoices(data, offered), ...remembered };
  const { courierId, prepaid } = { ...data, ...chosen };
  const takesMoney = offered.couriers.some((one) => one.courierId === courierId && one.prepaid === 'dvp');
  // The form refuses it later; until then its total includes this courier's payment.
  const counted = { ...chosen, prepaid: prepaid || (courierId !== null && !takesMoney) };
  const said = (order: OrderSummary) => ({ offer, order: { ...order, data: { ...order.data, prepaid } } });
  const isOffer = counted.prepaid && Object.keys(chosen).every((name) => name === 'prepaid');
  const order = isOffer ? offer : await getOrderSummary(shop, shopper, counted);
  const isRemembered = 'courierId' in remembered || 'pickupPointId' in remembered;
  if (!(isRemembered && order.delivery.wrongPlace)) return said(order);
  return said(await getOrderSummary(shop, shopper, { ...counted, pickupPointId: null, locationId: null }));
}

/** A longer list is forged: no basket holds so many kinds of goods. */
const MAX_GOODS = 500;

export function seenOf({ data, goods, gift, totals, toPay }: ComposedOrder, priceType: PriceType): OrderSeen {
  return {
    lines: goods.lines.map(({ line }) => ({
      key: lineKey(line),
      name: line.name,
      quantity: line.quantity,
      worth: line.worth[priceType],
      points: line.points,
    })),
    goods: goods.lines
      .flatMap(({ line, parts }) => [line.productId, ...parts.map((part) => part.sale.productId)])
      .concat(gift.kind === 'chosen' ? gift.sale.productId : []),
    gift: gift.kind === 'chosen' ? gift.sale.name : '',
    rebate: totals.rebate[priceType],
    delivery: totals.delivery[priceType],
    payment: totals.payment[priceType],
    toPay,
    choices: markOf(data),
  };
}

/** A hash of the choices of the previous step; the phone may be entered with the order itself. */
function markOf(data: OrderData): string {
  const { billing, delivery, invoice, remarks, cards, points, consents, ...choices } = data;
  const place = (address: Partial<OrderAddress> | null) =>
    address && ADDRESS_FIELDS.filter((field) => field !== 'phone').map((field) => address[field] ?? '');
  const postalAddresses = [billing, delivery, invoice].map(place);
  return createHash('sha256')
    .update(JSON.stringify([choices, postalAddresses]))
    .digest('base64url')
    .slice(0, 16);
}

export function missingOf({ goods }: ComposedOrder): MissingLine[] {
  return goods.missed.map(({ line, why }) => ({
    key: lineKey(line),
    why,
    unit: line.unit,
    unitPlural: line.unitPlural,
  }));
}

function lineKey({ productId, size, additional, forPoints }: BasketLine): string {
  return [productId, size, additional, forPoints ? 1 : 0].join('/');
}

/** For `withSlot`. Named by the browser: a forged list only chooses the queue, and the locks decide. */
export function productsSeen(seen: OrderSeen | null): number[] {
  return [...new Set(seen?.goods)].slice(0, MAX_GOODS);
}
