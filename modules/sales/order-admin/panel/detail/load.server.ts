import { data, type RouterContextProvider } from 'react-router';
import { describeClaims } from '#modules/after-sale/claims/panel/describe-claims.server.ts';
import { listClaims } from '#modules/after-sale/claims/server/index.ts';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { quantityWithUnit } from '#modules/catalogue/availability/texts/units.ts';
import { lineChoices, lineDetails } from '#modules/sales/basket/texts/line-details.ts';
import { placeName } from '#modules/sales/delivery/rules/point-fields.ts';
import { listCourierSettings, listLocations } from '#modules/sales/delivery/server/index.ts';
import type { OrderAddress } from '#modules/sales/order-ledger/rules/order-data.ts';
import { canShopperCancel } from '#modules/sales/order-ledger/rules/order-state.ts';
import { isExternal } from '#modules/sales/order-ledger/rules/payment-kind.ts';
import * as ordersTexts from '#modules/sales/orders/texts/storefront.ts';
import { moneyToCome, payBackByHand } from '#modules/sales/payments/rules/money-to-come.ts';
import * as paymentTexts from '#modules/sales/payments/texts/storefront.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { writeZloty } from '#platform/money/rules/parse-zloty.ts';
import { shortDay, shortMoment } from '#platform/time/rules/date-format.ts';
import { type Day, warsawDay } from '#platform/time/rules/day.ts';
import { findOrderForStaff, type StaffOrder, type StaffOrderView } from '../../server/index.ts';
import * as texts from '../../texts/panel-order.ts';

export async function loadOrder(context: Readonly<RouterContextProvider>, number: string) {
  const shop = staffShop(context);
  const found = await findOrderForStaff(shop, number);
  if (!found) throw data(null, 404);
  const { order, courierId, notes, mails, refunds, next, byPhone } = found;
  const { id, state, placedAt, email, phone, remarks, deliveryRemarks, timeline } = order;
  return {
    id,
    number: order.number,
    state,
    placedAt: shortMoment(placedAt),
    byPhone,
    next,
    isChangeable: canShopperCancel(state),
    email,
    phone,
    document: ordersTexts.documents[order.document],
    remarks: [remarks, deliveryRemarks].filter(Boolean),
    addresses: order.addresses,
    addressLines: {
      billing: linesOf(order.addresses.billing),
      delivery: linesOf(order.addresses.delivery),
      invoice: linesOf(order.addresses.invoice),
    },
    delivery: describeDelivery(order),
    lines: describeLines(order, warsawDay(shop.now())),
    money: describeMoney(found),
    refunds: refunds.map(({ id, amount, state, problem, paymentId, updatedAt }) => ({
      id,
      text: `${formatMoney(amount)}, ${paymentId === null ? texts.money.byHand : texts.refundStates[state]}${problem ? ` (${problem})` : ''}`,
      at: shortMoment(updatedAt),
    })),
    notes: notes.map((note) => ({ ...note, at: shortMoment(note.at) })),
    mails: mails.map(({ id, subject, recipient, text, createdAt, sentAt, lastError }) => ({
      id,
      subject,
      recipient,
      text,
      at: shortMoment(sentAt ?? createdAt),
      trouble: sentAt ? '' : lastError ? texts.history.failed : texts.history.waits,
    })),
    claims: describeClaims(await listClaims(shop.db, id)),
    timeline: timeline
      .map((event, at) => ({ key: at, at: shortMoment(event.at), text: ordersTexts.event(event) ?? event.kind }))
      .reverse(),
    courierId,
    couriers: (await listCourierSettings(shop)).map(({ id, name }) => ({ id, name })),
    locations: (await listLocations(shop)).map(({ id, name }) => ({ id, name })),
    /** For forms that move money: one page, one refund. */
    key: crypto.randomUUID(),
    may: {
      move: isAllowed(context, 'orders.move'),
      cancel: isAllowed(context, 'orders.cancel'),
      change: isAllowed(context, 'orders.change'),
      refund: isAllowed(context, 'money.refund'),
    },
  };
}

export type OrderScreen = Awaited<ReturnType<typeof loadOrder>>;

function linesOf(address: OrderAddress | undefined): string[] {
  if (!address) return [];
  const { firstName, lastName, companyName, taxNumber, street, streetNumber, zipcode, city, phone } = address;
  const lines = [
    companyName,
    taxNumber && texts.people.taxNumber(taxNumber),
    `${firstName} ${lastName}`,
    `${street} ${streetNumber}`,
    `${zipcode} ${city}`,
    phone,
  ];
  return lines.map((line) => line.trim()).filter(Boolean);
}

function describeDelivery({ delivery }: StaffOrderView) {
  const { name, place, promisedDay, trackingNumber, trackingLink } = delivery;
  return {
    lines: [
      name,
      place ? `${placeName(place)}, ${place.street}, ${place.zipcode} ${place.city}` : '',
      promisedDay ? texts.people.promised(shortDay(promisedDay)) : '',
    ].filter(Boolean),
    trackingNumber,
    trackingLink,
  };
}

function describeLines({ lines, priceType }: StaffOrderView, today: Day) {
  return lines.map((line) => {
    const { lineId, name, code, quantity, unitPrice, worth, paid } = line;
    const remarks = [
      ...lineDetails(line, { priceType, today, audience: 'staff' }),
      line.gift ? texts.lines.gift : '',
      line.forPoints ? texts.lines.forPoints : '',
      paid.gross === worth.gross ? '' : texts.lines.paid(formatMoney(paid[priceType])),
    ];
    return {
      lineId,
      productId: line.productId,
      name,
      /** Distinguishes lines of the same product. */
      fullName: [name, ...lineChoices(line)].join(', '),
      code,
      remarks: remarks.filter(Boolean),
      quantity: quantityWithUnit(quantity, line),
      price: formatMoney(unitPrice[priceType]),
      worth: formatMoney(worth[priceType]),
    };
  });
}

function describeMoney({ order, payBack, kept, refundable }: StaffOrder) {
  const { goods, rebate, deliveryCost, paymentCost, total, rates, paid, refunded, left } = order;
  const sums = [
    { name: texts.money.goods, amount: goods.gross },
    { name: texts.money.rebate, amount: -rebate.gross },
    { name: texts.money.delivery, amount: deliveryCost.gross },
    { name: texts.money.payment, amount: paymentCost.gross },
  ];
  const state = [
    { name: texts.money.paid, amount: paid },
    { name: texts.money.refunded, amount: refunded },
    { name: texts.money.left, amount: left },
    { name: texts.money.payBack, amount: payBack },
    { name: texts.money.kept, amount: kept },
  ];
  const toCome = moneyToCome({ prepaid: order.delivery.prepaid, left, state: order.state });
  const byHand = payBackByHand(payBack, refundable);
  const told = ({ name, amount }: { name: string; amount: number }) => ({ name, amount: formatMoney(amount) });
  return {
    sums: sums.filter(({ amount }) => amount !== 0).map(told),
    total: formatMoney(total.gross),
    rates: rates.map(({ vatPermille, vat }) => told({ name: texts.money.rate(`${vatPermille / 10}%`), amount: vat })),
    state: state.filter(({ amount }) => amount !== 0).map(told),
    payments: order.payments.map(({ name, kind, amount, state, at }, key) => ({
      key,
      text: `${name || kind}, ${formatMoney(amount)}, ${paymentTexts.states[state].title}`,
      at: shortMoment(at),
    })),
    rebates: order.rebates.map(({ code, name }) => name || code),
    points: order.pointsSpent || order.pointsEarned ? texts.money.points(order.pointsSpent, order.pointsEarned) : '',
    /** In złoty, while a transfer is expected. */
    toCome: toCome === null ? null : writeZloty(toCome),
    toComeText: toCome === null ? null : formatMoney(toCome),
    /** Without a provider only staff book it. */
    isBookedHere: !order.payments.some(({ kind }) => isExternal(kind)),
    refundable,
    refundableText: formatMoney(refundable),
    byHand,
    byHandText: formatMoney(byHand),
  };
}
