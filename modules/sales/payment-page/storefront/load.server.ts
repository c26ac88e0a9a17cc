import { type RouterContextProvider, redirect } from 'react-router';
import { describeRefusal } from '#modules/sales/checkout/storefront/parts/describe-order.server.ts';
import * as shippingWindowTexts from '#modules/sales/delivery/texts/shipping-window.ts';
import { getPointsBalance } from '#modules/sales/loyalty/server/index.ts';
import { goodsSent } from '#modules/sales/order-ledger/rules/goods-sent.ts';
import type { OrderState } from '#modules/sales/order-ledger/rules/order-state.ts';
import { isCardKind } from '#modules/sales/order-ledger/rules/payment-kind.ts';
import type { OrderLineView, OrderView } from '#modules/sales/orders/rules/order-view.ts';
import { describeLine, isOver, shownMoney } from '#modules/sales/orders/storefront/own-order/describe-order.ts';
import { findOwnOrder, withoutPersonalData } from '#modules/sales/orders/storefront/own-order/find-own-order.server.ts';
import { pointsFor } from '#modules/sales/payments/rules/money-to-come.ts';
import { cardNeedsHttps } from '#modules/sales/payments/rules/payment-input.ts';
import { type PaymentStep, paymentStep } from '#modules/sales/payments/rules/payment-step.ts';
import {
  type OfferedMethod,
  type PaymentSummary,
  paymentState,
  usesDemoBank,
} from '#modules/sales/payments/server/index.ts';
import * as paymentTexts from '#modules/sales/payments/texts/storefront.ts';
import { orderLink, paymentLink } from '#platform/links/rules/screen-links.ts';
import { ownEntry } from '#platform/lookup/rules/own-entry.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { type Day, warsawDay } from '#platform/time/rules/day.ts';
import type { PaymentAnswer } from './action.server.ts';

const clock = new Intl.DateTimeFormat('pl-PL', { timeStyle: 'short', timeZone: 'Europe/Warsaw' });

/** Texts and formatted money for the page. */
export async function loadPayment(context: Readonly<RouterContextProvider>, number: string, url: URL) {
  const shop = context.get(shopContext);
  const { origin } = context.get(pageContext);
  const own = await findOwnOrder(context, number, url);
  const { token, customerId } = own;
  const order = withoutPersonalData(own);
  // The bank adds the token, which a browser that knows the order does not need.
  if (!token && url.searchParams.has('token')) throw redirect(paymentLink(order.number));
  const summary = await paymentState(shop, order.id);
  if (!summary) throw notFound();
  const last = summary.payments.findLast(({ kind, methodId }) => !isCardKind(kind) || methodId !== null) ?? null;
  const step = paymentStep({
    orderState: order.state,
    left: summary.left,
    prepaid: order.delivery.prepaid,
    last: last && { ...last, begun: last.expiresAt !== null },
  });
  return {
    number: order.number,
    /** The summary was sent again from another tab. */
    wasPlaced: url.searchParams.has('zlozone'),
    step,
    email: order.email,
    hasAccount: order.customerId !== null,
    orderLink: orderLink(order.number, token),
    here: paymentLink(order.number, token),
    onlyOnline: order.delivery.kind === 'none',
    onlyCards: goodsSent(order.lines) === 'cards',
    waitsInShop: order.delivery.kind === 'pickup',
    /** Shows the bought lines, and the shop's own picture next to the thanks. */
    settled: SETTLED.includes(step),
    lines: order.lines.map((line) => boughtLine(line, order, warsawDay(shop.now()))),
    scene: shop.settings.scenes.thanks,
    promise: order.delivery.promisedDay
      ? shippingWindowTexts.promisedInTwo(order.delivery.promisedDay, order.delivery.kind)
      : null,
    delivery: step === 'called-off' ? [] : deliveryLines(order),
    /** Without the day, which is shown separately. */
    place: placeLines(order).filter(Boolean),
    deliveryTerm: step === 'transfer' && order.delivery.promisedDay ? shippingWindowTexts.onceMoneyCame : null,
    title: titleOf(order.state, step),
    money: { ...money(summary, order.refunded, step), parts: sumParts(order) },
    state: shownState(step, summary, last),
    kind: last?.kind ?? null,
    method: last?.name ?? '',
    begun: last?.state === 'chosen' && last.expiresAt !== null,
    until: last?.expiresAt ? deadline(last.at, last.expiresAt) : null,
    transfer: step === 'transfer' ? transferData(shop, order, summary) : null,
    points: step === 'points' ? await pointsData(shop, summary, customerId) : null,
    methods: summary.methods
      .filter(({ method }) => !isCardKind(method.kind))
      .map((offered) => offer(offered, last?.methodId ?? null, origin)),
    takesCards: summary.methods.some(({ method }) => isCardKind(method.kind)),
    bankApp: usesDemoBank(shop) ? bankAppLink(token) : null,
  };
}

export type ShownPayment = Awaited<ReturnType<typeof loadPayment>>;

/** With quantity, variant and price, as on the order page. */
function boughtLine(line: OrderLineView, order: OrderView, today: Day) {
  const { name, photo, photoTone, details, quantity, price } = describeLine(line, order, today);
  return { name, photo, photoTone, details: [...details, quantity], price };
}

/** As on the order page; a total of goods alone has no parts. */
function sumParts(order: OrderView) {
  const { sums } = shownMoney(order, isOver(order));
  return sums.length > 1 ? sums : [];
}

function deliveryLines(order: OrderView): string[] {
  const { promisedDay, kind } = order.delivery;
  const [name = '', ...place] = placeLines(order);
  return [name, promisedDay ? shippingWindowTexts.promised(promisedDay, kind) : '', ...place].filter(Boolean);
}

function placeLines({ delivery: { name, place } }: OrderView): string[] {
  return [name, ...(place ? [place.name, `${place.street}, ${place.zipcode} ${place.city}`] : [])];
}

/** Until when the bank waits, and for how long in all. */
function deadline(from: Date, until: Date) {
  return {
    iso: until.toISOString(),
    clock: clock.format(until),
    seconds: Math.max(1, (until.getTime() - from.getTime()) / 1000),
  };
}

/** The bank accepts the token of the email's link too. */
function bankAppLink(token: string): string {
  return token ? `/bank/blik?${new URLSearchParams({ token })}` : '/bank/blik';
}

const SETTLED: readonly PaymentStep[] = ['paid', 'on-delivery', 'transfer'];

function titleOf(state: OrderState, step: PaymentStep): string {
  if (step === 'called-off') return state === 'returned' ? paymentTexts.returned : paymentTexts.calledOff;
  return SETTLED.includes(step) ? paymentTexts.thanks : paymentTexts.pay;
}

export interface PaymentProps {
  payment: ShownPayment;
  answer: PaymentAnswer | undefined;
}

/** An order that is over asks for no money. */
function money({ total, paid, left }: PaymentSummary, refunded: Grosze, step: PaymentStep) {
  // Equal to the order page: the refund is shown separately.
  const givenUp = total - paid - left;
  return {
    total: formatMoney(total),
    givenUp: givenUp > 0 ? `−${formatMoney(givenUp)}` : null,
    paid: paid > 0 ? formatMoney(paid) : null,
    refunded: refunded > 0 ? formatMoney(refunded) : null,
    left: formatMoney(left),
    open: left > 0 && step !== 'called-off',
  };
}

type Payment = PaymentSummary['payments'][number];

/** S4.37: no state is shown when the courier takes the money or the order is over. */
function shownState(step: PaymentStep, { state }: PaymentSummary, last: Payment | null) {
  const code = step === 'paid' ? 'accepted' : (state ?? 'chosen');
  if (step === 'on-delivery' || (step === 'called-off' && code !== 'refunded')) return null;
  const { title, text } = paymentTexts.states[code];
  if (code === 'chosen' && step === 'use-card') return { code, title, text: paymentTexts.card.waiting };
  if (code === 'accepted' && last?.kind === 'deferred') return { code, title, text: paymentTexts.deferred };
  const because = code !== 'accepted' && last?.problem ? ownEntry(paymentTexts.problems, last.problem) : undefined;
  return { code, title, text: because ?? text };
}

function transferData({ settings }: Shop, { number }: OrderView, { left }: PaymentSummary) {
  return {
    payee: settings.company.name,
    account: settings.bankAccount,
    title: number,
    amount: formatMoney(left),
    sum: (left / 100).toFixed(2).replace('.', ','),
  };
}

async function pointsData(shop: Shop, { left }: PaymentSummary, customerId: number | null) {
  const balance = await getPointsBalance(shop.db, customerId);
  return {
    needed: String(pointsFor(left, shop.settings.pointWorth)),
    balance: balance === null ? null : String(balance),
  };
}

function offer({ method, refusal }: OfferedMethod, chosen: number | null, origin: string) {
  const { id, name, description, kind, cost } = method;
  const why = cardNeedsHttps(kind, origin) ? paymentTexts.errors.https : refusal && describeRefusal(refusal, method);
  const detail = cost > 0 ? `${description} ${paymentTexts.change.cost(formatMoney(cost))}`.trim() : description;
  return { id, kind, name, description: detail, refused: why, chosen: id === chosen };
}
