import { quantityWithUnit } from '#modules/catalogue/availability/texts/units.ts';
import * as priceTexts from '#modules/catalogue/pricing/texts/storefront.ts';
import { lineDetails } from '#modules/sales/basket/texts/line-details.ts';
import * as shippingWindowTexts from '#modules/sales/delivery/texts/shipping-window.ts';
import type { OrderAddress } from '#modules/sales/order-ledger/rules/order-data.ts';
import { isCardKind } from '#modules/sales/order-ledger/rules/payment-kind.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import type { Day } from '#platform/time/rules/day.ts';
import type { OrderLineView, OrderView } from '../../rules/order-view.ts';
import * as ordersTexts from '../../texts/storefront.ts';

const moment = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Warsaw' });

export function isOver({ state }: Pick<OrderView, 'state'>): boolean {
  return state === 'cancelled' || state === 'returned';
}

export function describeOrder(order: OrderView, today: Day) {
  return {
    number: order.number,
    state: order.state,
    placedAt: moment.format(order.placedAt),
    lines: order.lines.map((line) => describeLine(line, order, today)),
    ...shownMoney(order, isOver(order)),
    delivery: shownDelivery(order),
    buyer: addressLines(order.addresses.billing, [order.email, order.phone]),
    invoice: addressLines(order.addresses.invoice, []),
    payment: [...new Set(order.payments.filter(({ state }) => state !== 'cancelled').map(paymentName))],
    document: ordersTexts.documents[order.document],
    remarks: [order.remarks, order.deliveryRemarks].filter(Boolean),
    timeline: order.timeline
      .flatMap((event) => {
        const text = ordersTexts.event(event);
        return text === null ? [] : [{ text, at: moment.format(event.at) }];
      })
      .reverse(),
  };
}

/** A card payment is named by the end of its number. */
function paymentName({ kind, name, state }: OrderView['payments'][number]): string {
  const isPart = isCardKind(kind) && (state === 'accepted' || state === 'refunded');
  return isPart ? ordersTexts.card[kind](name) : name;
}

export function describeLine(line: OrderLineView, { priceType }: Pick<OrderView, 'priceType'>, today: Day) {
  const { lineId, productId, name, photo, photoTone } = line;
  const price = line.forPoints
    ? ordersTexts.points(line.points)
    : priceTexts.amountOf(formatMoney(line.worth[priceType]), priceType);
  return {
    lineId,
    name,
    photo,
    photoTone,
    link: `/produkt/${productId}`,
    quantity: quantityWithUnit(line.quantity, line),
    price: line.gift ? ordersTexts.gift : price,
    details: lineDetails(line, { priceType, today }),
  };
}

/** Parts of the total, and how much of it is paid. */
export function shownMoney(order: OrderView, over: boolean) {
  const { priceType, goods, rebate, deliveryCost, paymentCost, total, paid, refunded, left, rates } = order;
  const givenUp = total.gross - paid - left;
  const sum = (name: string, amount: string) => ({ name: priceTexts.sumOf(name, priceType), amount });
  const vat = total.gross - total[priceType];
  const rows = [
    sum(ordersTexts.goods, formatMoney(goods[priceType])),
    rebate[priceType] > 0 && sum(ordersTexts.rebate, `−${formatMoney(rebate[priceType])}`),
    deliveryCost.gross > 0 && sum(ordersTexts.deliveryCost, formatMoney(deliveryCost[priceType])),
    deliveryCost.gross === 0 &&
      order.delivery.kind !== 'none' && { name: ordersTexts.deliveryCost, amount: ordersTexts.free },
    paymentCost.gross > 0 && sum(ordersTexts.paymentCost, formatMoney(paymentCost[priceType])),
    vat > 0 && { name: ordersTexts.vat, amount: formatMoney(vat) },
  ];
  return {
    sums: rows.filter((row) => row !== false),
    total: formatMoney(total.gross),
    givenUp: givenUp > 0 ? `−${formatMoney(givenUp)}` : null,
    paid: paid > 0 ? formatMoney(paid) : null,
    refunded: refunded > 0 ? formatMoney(refunded) : null,
    left: left > 0 && !over ? formatMoney(left) : null,
    rates: rates.map(({ vatPermille, net, vat, gross }) => ({
      rate: `${vatPermille / 10}%`.replace('.', ','),
      net: formatMoney(net),
      vat: formatMoney(vat),
      gross: formatMoney(gross),
    })),
  };
}

function shownDelivery({ delivery, addresses, state, payments, left }: OrderView) {
  const { name, kind, place, promisedDay, trackingNumber, trackingLink } = delivery;
  const isComing = state !== 'delivered' && state !== 'cancelled' && state !== 'returned';
  const isAwaited = promisedDay !== null && delivery.prepaid && left > 0 && payments.at(-1)?.kind === 'transfer';
  return {
    name,
    promise: promisedDay && isComing ? shippingWindowTexts.promised(promisedDay, kind) : '',
    term: isComing && isAwaited ? shippingWindowTexts.onceMoneyCame : '',
    trackingNumber,
    trackingLink,
    place: place
      ? [place.name, place.street, `${place.zipcode} ${place.city}`, place.openingHours].filter(Boolean)
      : [],
    recipient: place || kind === 'none' ? [] : addressLines(addresses.delivery ?? addresses.billing, []),
  };
}

function addressLines(address: OrderAddress | undefined, more: string[]): string[] {
  if (!address) return [];
  const { firstName, lastName, companyName, taxNumber, street, streetNumber, zipcode, city } = address;
  return [
    companyName,
    taxNumber && ordersTexts.taxNumber(taxNumber),
    `${firstName} ${lastName}`.trim(),
    `${street} ${streetNumber}`.trim(),
    `${zipcode} ${city}`.trim(),
    ...more,
  ].filter(Boolean);
}
