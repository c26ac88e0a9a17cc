import { type RouterContextProvider, redirect } from 'react-router';
import { describeFigures, describeMissed, describeRefusal } from '#app/features/selling/order/describe-order.server.ts';
import { shopContext } from '#app/request-context.server.ts';
import { findShopper } from '#app/shopper.server.ts';
import { describeDelivery } from '#rules/catalogue/shipping/describe-delivery.ts';
import type { PasswordLength } from '#rules/customers/accounts/password-rule.ts';
import { formatMoney } from '#rules/platform/money/format-money.ts';
import { goodsSent } from '#rules/selling/orders/goods-sent.ts';
import { fillOrderForm } from '#rules/selling/orders/parse-order-form.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { getShipping, listLocations, type Shipping } from '#shop/selling/delivery/index.ts';
import { getOrderForm, type OrderSummary, type Shopper, toShippingItems } from '#shop/selling/orders/index.ts';
import * as shippingWindowTexts from '#texts/catalogue/shipping-window.ts';
import * as orderDataTexts from '#texts/selling/order-data.ts';

/** The visitor's own order so far, every way it can go and be paid for. Personal: never kept. */
export async function loadOrderData(context: Readonly<RouterContextProvider>) {
  const shop = context.get(shopContext);
  const shopper = await findShopper(context);
  if (!shopper) throw redirect('/koszyk');
  // Ways to pay in advance are shown whatever was chosen before; paying the courier is chosen with the courier.
  const { order, offer } = await getOrderForm(shop, shopper);
  if (order.goods.lines.length === 0) throw redirect('/koszyk');
  const shipping = await getShipping(shop, toShippingItems(order.goods));
  return {
    signedIn: shopper.customerId !== null,
    values: fillOrderForm(order.data),
    facts: orderFormFacts(order, registersOf(shop, shopper)),
    couriers: describeCouriers(order, shipping, shop.now()),
    sent: goodsSent(order.goods.lines.map(({ sale }) => sale)),
    tooHeavy: order.needsDelivery && order.delivery.tooHeavy,
    locations: order.delivery.options.some(({ kind }) => kind === 'pickup') ? await namesOfShops(shop) : [],
    methods: offer.methods.map(({ method, refusal }) => ({
      id: String(method.id),
      kind: method.kind,
      name: method.name,
      description: refusal ? describeRefusal(refusal, method) : method.description,
      cost: method.cost > 0 ? orderDataTexts.cost(formatMoney(method.cost)) : '',
      refused: refusal !== null,
    })),
    lines: order.goods.lines.map(({ line }) => ({
      id: line.lineId,
      name: line.name,
      photo: line.photo,
      photoTone: line.photoTone,
      quantity: line.quantity,
      unit: line.unit,
      unitPlural: line.unitPlural,
    })),
    missed: describeMissed(order),
    figures: describeFigures(order, shop.settings.priceType),
  };
}

export type ShownOrderData = Awaited<ReturnType<typeof loadOrderData>>;

/** Guests may make an account on the way. */
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

function describeCouriers({ delivery }: OrderSummary, shipping: Shipping | null, now: Date) {
  return delivery.options.map((option) => {
    const { courierId, prepaid, name, kind, needsPoint, cost } = option;
    const arrives = shipping?.options.find(
      (other) => other.courierId === courierId && other.prepaid === prepaid,
    )?.arrives;
    const isChosen = delivery.chosen?.courierId === courierId && delivery.chosen.prepaid === prepaid;
    return {
      name,
      kind,
      needsPoint,
      prepaid,
      value: `${courierId}-${prepaid === 'prepaid' ? 1 : 0}`,
      cost: cost === 0 ? orderDataTexts.free : formatMoney(cost),
      when: arrives ? shippingWindowTexts.delivery(describeDelivery(arrives, now)) : orderDataTexts.delivery.unknownDay,
      place: isChosen && delivery.place ? `${delivery.place.name}, ${delivery.place.street}` : '',
    };
  });
}

async function namesOfShops(shop: Shop) {
  const locations = await listLocations(shop);
  return locations.map(({ id, name, street, city }) => ({ id: String(id), label: `${name}, ${street}, ${city}` }));
}
