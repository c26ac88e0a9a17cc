import { type RouterContextProvider, redirect } from 'react-router';
import { quantityWithUnit } from '#modules/catalogue/availability/texts/units.ts';
import { findShopper } from '#modules/customers/accounts/storefront/find-shopper.server.ts';
import { lineDetails } from '#modules/sales/basket/texts/line-details.ts';
import { describeDeliveryInline } from '#modules/sales/delivery/rules/describe-delivery.ts';
import {
  findPoint,
  getShipping,
  listLocations,
  type PickupPoint,
  type Shipping,
} from '#modules/sales/delivery/server/index.ts';
import * as shippingWindowTexts from '#modules/sales/delivery/texts/shipping-window.ts';
import { goodsSent } from '#modules/sales/order-ledger/rules/goods-sent.ts';
import type { OfferedMethod } from '#modules/sales/payments/server/index.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { PasswordLength } from '#platform/settings/rules/setting-values.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { deliveryWays } from '../../rules/delivery-ways.ts';
import { fillOrderForm, ON_DELIVERY } from '../../rules/parse-order-form.ts';
import { getOrderForm, type OrderSummary, type Shopper, toShippingItems } from '../../server/index.ts';
import * as orderDataTexts from '../../texts/data.ts';
import { describeFigures, describeMissed, describeRefusal, describeWorth } from '../parts/describe-order.server.ts';

/** Personal: never cached. */
export async function loadOrderData(context: Readonly<RouterContextProvider>) {
  const shop = context.get(shopContext);
  const shopper = await findShopper(context);
  if (!shopper) throw redirect('/koszyk');
  // All payment methods are shown, regardless of the earlier choice.
  const { order, offer } = await getOrderForm(shop, shopper);
  if (order.goods.lines.length === 0) throw redirect('/koszyk');
  const { pickupPointId } = order.data;
  const [shipping, point] = await Promise.all([
    getShipping(shop, toShippingItems(order.goods)),
    pickupPointId === null ? null : findPoint(shop.db, pickupPointId),
  ]);
  const couriers = describeCouriers(order, { shipping, point, now: shop.now() });
  return {
    signedIn: shopper.customerId !== null,
    values: { ...fillOrderForm(order.data), ...waysChosen(couriers, order.data) },
    facts: orderFormFacts(order, registersOf(shop, shopper)),
    couriers,
    sent: goodsSent(order.goods.lines.map(({ sale }) => sale)),
    tooHeavy: order.needsDelivery && order.delivery.tooHeavy,
    locations: order.delivery.options.some(({ kind }) => kind === 'pickup') ? await namesOfShops(shop) : [],
    methods: offer.methods.map(describeMethod),
    /** Each surcharge for paying the courier once. */
    surcharges: [...new Set(couriers.flatMap(({ onDelivery }) => onDelivery || []))],
    onDelivery:
      offer.onDelivery && couriers.some(({ onDelivery }) => onDelivery !== null)
        ? { ...describeMethod(offer.onDelivery), id: ON_DELIVERY, cost: '' }
        : null,
    lines: order.goods.lines.map(({ line }) => ({
      id: line.lineId,
      name: line.name,
      photo: line.photo,
      photoTone: line.photoTone,
      details: [...lineDetails(line, shop.settings), quantityWithUnit(line.quantity, line)],
      worth: describeWorth(line, shop.settings.priceType),
    })),
    missed: describeMissed(order),
    figures: describeFigures(order, shop.settings.priceType),
  };
}

export type ShownOrderData = Awaited<ReturnType<typeof loadOrderData>>;

export function registersOf({ settings }: Shop, { customerId }: Shopper): PasswordLength | null {
  return customerId === null ? settings.passwordLength : null;
}

export function orderFormFacts(
  { needsDelivery, delivery, toPay, totals }: OrderSummary,
  registers: PasswordLength | null,
) {
  return {
    registers,
    needsDelivery,
    paid: toPay === 0 && totals.total.gross > 0,
    couriers: delivery.options.map(({ courierId, prepaid, kind, needsPoint }) => ({
      courierId,
      prepaid,
      kind,
      needsPoint,
    })),
  };
}

function describeMethod({ method, refusal }: OfferedMethod) {
  return {
    id: String(method.id),
    kind: method.kind,
    name: method.name,
    description: refusal ? describeRefusal(refusal, method) : method.description,
    cost: describeSurcharge(method.cost),
    refused: refusal !== null,
  };
}

function describeSurcharge(added: Grosze): string {
  return added > 0 ? orderDataTexts.cost(formatMoney(added)) : '';
}

interface DeliveryFacts {
  shipping: Shipping | null;
  /** The chosen place, of any courier. */
  point: PickupPoint | null;
  now: Date;
}

function describeCouriers(order: OrderSummary, { shipping, point, now }: DeliveryFacts) {
  const { data, delivery, onDelivery: method } = order;
  return deliveryWays(delivery.options).map(({ option, onDelivery }) => {
    const { courierId, prepaid, name, kind, needsPoint, cost } = option;
    const arrives = shipping?.options.find(
      (other) => other.courierId === courierId && other.prepaid === prepaid,
    )?.arrives;
    const waiting = needsPoint && point?.courierId === courierId ? point : null;
    // A point that does not serve the choice must be chosen again.
    const place = delivery.chosen?.courierId === courierId ? delivery.place : waiting;
    return {
      name,
      kind,
      needsPoint,
      prepaid,
      chosen: data.courierId === courierId,
      value: `${courierId}-${prepaid === 'prepaid' ? 1 : 0}`,
      cost: cost === 0 ? orderDataTexts.free : formatMoney(cost),
      onDelivery: method && onDelivery !== null ? describeSurcharge(onDelivery + method.method.cost) : null,
      when: arrives
        ? shippingWindowTexts.delivery(describeDeliveryInline(arrives, now), kind)
        : shippingWindowTexts.unknownDay,
      place: place ? `${place.name}, ${place.street}` : '',
    };
  });
}

/** As on the tiles; payment to the courier is named with the payment. */
function waysChosen(couriers: ReturnType<typeof describeCouriers>, { prepaid }: OrderSummary['data']) {
  const courier = couriers.find(({ chosen }) => chosen);
  const paysCourier = !prepaid && courier !== undefined && courier.onDelivery !== null;
  return { shipping: courier?.value ?? '', ...(paysCourier && { payment: ON_DELIVERY }) };
}

async function namesOfShops(shop: Shop) {
  const locations = await listLocations(shop);
  return locations.map(({ id, name, street, city }) => ({ id: String(id), label: `${name}, ${street}, ${city}` }));
}
