import { randomUUID } from 'node:crypto';
import { type RouterContextProvider, redirect } from 'react-router';
import { isDigitalContent } from '#modules/catalogue/products/rules/digital-kind.ts';
import { findShopper } from '#modules/customers/accounts/storefront/find-shopper.server.ts';
import { isPhone } from '#platform/forms/rules/phone.ts';
import { formatPoints } from '#platform/money/rules/format-money.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import type { OrderProblem } from '../../rules/check-order-data.ts';
import { getOrderSummary, type OrderSummary } from '../../server/index.ts';
import { orderProblemText } from '../../texts/data.ts';
import * as orderSummaryTexts from '../../texts/summary.ts';
import { describeCards, describeFigures, describeMissed } from '../parts/describe-order.server.ts';
import { describeOrder } from './describe-order.server.ts';

/** Personal: never cached. */
export async function loadOrderSummary(context: Readonly<RouterContextProvider>) {
  const shop = context.get(shopContext);
  const shopper = await findShopper(context);
  if (!shopper) throw redirect('/koszyk');
  const order = await getOrderSummary(shop, shopper);
  if (order.goods.lines.length === 0) throw redirect('/koszyk');
  if (order.problems.some(belongsToDataStep)) throw redirect('/zamowienie/dane');
  const { data } = order;
  return {
    order: describeOrder(order, shop.settings.priceType),
    missed: describeMissed(order),
    figures: describeFigures(order, shop.settings.priceType),
    facts: summaryFormFacts(order),
    problems: describeProblems(order.problems),
    values: { phone: data.billing.phone ?? '', remarks: data.remarks, ...data.consents },
    partial: describePartial(order),
    seen: order.seen,
    key: randomUUID(),
  };
}

export type ShownSummary = Awaited<ReturnType<typeof loadOrderSummary>>;

function describePartial({ data, cards, points, method }: OrderSummary) {
  return {
    /** A card payment needs the card's number here. */
    byCard: method?.kind === 'gift-card' || method?.kind === 'voucher',
    cards: describeCards(cards),
    balance: points.balance === null ? '' : formatPoints(points.balance),
    points: data.points > 0 ? String(data.points) : '',
  };
}

export function summaryFormFacts({ data, goods }: OrderSummary) {
  const types = goods.lines.map(({ line }) => line.type);
  return {
    needsPhone: !isPhone(data.billing.phone ?? ''),
    hasVirtual: goods.lines.some(({ sale }) => isDigitalContent(sale)),
    hasService: types.includes('product_service'),
  };
}

const OWN_FIELDS: readonly OrderProblem['field'][] = [
  'billing.phone',
  'pickupPoint',
  'clientNumber',
  'location',
  'cards',
  'points',
  'basket',
];

/** Names, addresses, courier and payment are entered in the previous step. */
function belongsToDataStep({ field, code }: OrderProblem): boolean {
  return code !== 'unchecked' && code !== 'failed' && !OWN_FIELDS.includes(field);
}

/** Problems without a field on this page. */
export function describeProblems(problems: readonly OrderProblem[]): string[] {
  const texts = orderSummaryTexts.problems;
  const own = problems.flatMap(({ field, code }) => {
    // S8.16, S8.17
    if (code === 'failed' || field === 'courier') return [orderProblemText({ field, code })];
    if (field === 'pickupPoint' || field === 'clientNumber' || field === 'location') return [texts.delivery];
    if (field === 'cards') return [texts.cards];
    if (field === 'points') return [texts.points];
    if (field === 'payment') return [texts.payment];
    return code === 'unchecked' || field === 'billing.phone' ? [] : [texts.other];
  });
  return [...new Set(own)];
}
