import { type RouterContextProvider, redirect, redirectDocument } from 'react-router';
import { describeRefusal } from '#modules/sales/checkout/storefront/parts/describe-order.server.ts';
import { isCardKind, isOnCredit, type PaymentKind } from '#modules/sales/order-ledger/rules/payment-kind.ts';
import { findOwnOrder } from '#modules/sales/orders/storefront/own-order/find-own-order.server.ts';
import { cardNeedsHttps } from '#modules/sales/payments/rules/payment-input.ts';
import {
  changeMethod,
  type MethodChange,
  paymentState,
  payWithCard,
  type StartedPayment,
  startPayment,
} from '#modules/sales/payments/server/index.ts';
import * as paymentTexts from '#modules/sales/payments/texts/storefront.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { pageContext, shopContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

/** `field` names where the message belongs. */
export interface PaymentAnswer {
  problem?: string;
  done?: string;
  field?: 'blik' | 'card' | 'method' | 'consent' | 'terms';
  typed?: { number: string };
}

interface PaymentPost {
  shop: Shop;
  orderId: number;
  form: FormData;
  origin: string;
  caller: string;
}

export async function receivePayment(
  context: Readonly<RouterContextProvider>,
  { number, request }: { number: string; request: Request },
): Promise<PaymentAnswer> {
  const url = new URL(request.url);
  const { order } = await findOwnOrder(context, number, url);
  const form = await request.formData().catch(() => new FormData());
  const page = context.get(pageContext);
  const facts = { orderId: order.id, form, origin: page.origin, caller: page.caller() };
  const post = { shop: context.get(shopContext), ...facts };
  const here = url.pathname.replace(/\.data$/, '') + (url.searchParams.has('token') ? url.search : '');
  const answer = await carryOut(context, post);
  if (answer === 'done') throw redirect(here);
  return answer;
}

async function carryOut(context: Readonly<RouterContextProvider>, post: PaymentPost): Promise<PaymentAnswer | 'done'> {
  const intent = post.form.get('intent');
  if (intent === 'card') {
    const { id } = await context.get(visitorContext).ensure();
    return payByGiftCard(post, id);
  }
  if (intent === 'method') return chooseMethod(post, Number(post.form.get('method')));
  if (intent === 'cancel') return cancelAttempt(post);
  return pay(post);
}

async function pay({ shop, orderId, form, origin }: PaymentPost): Promise<PaymentAnswer | 'done'> {
  const kind = await openKind(shop, orderId);
  if (kind && cardNeedsHttps(kind, origin)) return { problem: paymentTexts.errors.https, field: 'method' };
  if (kind && isOnCredit(kind) && !form.has('consent'))
    return { problem: paymentTexts.errors.consent, field: 'consent' };
  if (kind === 'instalments' && !form.has('terms')) return { problem: paymentTexts.errors.terms, field: 'terms' };
  const started = await startPayment(shop, orderId, { blikCode: String(form.get('blik') ?? '') });
  // The bank is another site: a document navigation.
  if (started.kind === 'started' && started.address) throw redirectDocument(started.address);
  return started.kind === 'refused' ? whyNotStarted(started.reason, kind) : 'done';
}

function whyNotStarted(
  reason: Extract<StartedPayment, { kind: 'refused' }>['reason'],
  kind: PaymentKind | null,
): PaymentAnswer | 'done' {
  if (reason === 'blik-length') return { problem: paymentTexts.errors.blikLength, field: 'blik' };
  if (reason === 'not-enough-points') return { problem: paymentTexts.errors.notEnoughPoints };
  if (reason === 'called-off') return { problem: paymentTexts.errors.calledOff };
  // The page itself shows why the bank refused.
  if (reason === 'payment-error') return 'done';
  return { problem: kind === 'points' ? paymentTexts.errors.points : paymentTexts.errors.payment };
}

async function chooseMethod({ shop, orderId }: PaymentPost, methodId: number): Promise<PaymentAnswer | 'done'> {
  const change = await changeMethod(shop, orderId, methodId);
  return change.kind === 'changed'
    ? 'done'
    : { problem: await whyNotChanged(shop, orderId, methodId, change.reason), field: 'method' };
}

async function whyNotChanged(
  shop: Shop,
  orderId: number,
  methodId: number,
  reason: Extract<MethodChange, { kind: 'refused' }>['reason'],
): Promise<string> {
  if (reason === 'paid') return paymentTexts.errors.paid;
  if (reason === 'called-off') return paymentTexts.errors.calledOff;
  if (reason === 'unknown-order' || reason === 'unknown-method') return paymentTexts.errors.method;
  const summary = await paymentState(shop, orderId);
  const method = summary?.methods.find((offered) => offered.method.id === methodId)?.method;
  return method ? describeRefusal(reason, method) : paymentTexts.errors.method;
}

async function cancelAttempt({ shop, orderId }: PaymentPost): Promise<PaymentAnswer | 'done'> {
  const last = (await paymentState(shop, orderId))?.payments.at(-1);
  const change = last?.methodId ? await changeMethod(shop, orderId, last.methodId) : null;
  return change?.kind === 'changed' ? 'done' : { problem: paymentTexts.errors.cancel };
}

async function payByGiftCard({ shop, orderId, form, caller }: PaymentPost, visitorId: number): Promise<PaymentAnswer> {
  const number = String(form.get('number') ?? '').slice(0, 40);
  const pin = String(form.get('pin') ?? '').slice(0, 40);
  const paid = await payWithCard(shop, { orderId, visitorId, number, pin, caller });
  if (paid.kind === 'paid') {
    return { done: paymentTexts.card.done(paid.card, formatMoney(paid.amount), formatMoney(paid.left)), field: 'card' };
  }
  const { reason } = paid;
  const problem =
    reason === 'paid' || reason === 'unknown-order'
      ? paymentTexts.errors.paid
      : reason === 'called-off'
        ? paymentTexts.errors.calledOff
        : paymentTexts.cardRefusal(reason, paid.card);
  return { problem, field: 'card', typed: { number } };
}

async function openKind(shop: Shop, orderId: number): Promise<PaymentKind | null> {
  const summary = await paymentState(shop, orderId);
  return summary?.payments.findLast(({ kind }) => !isCardKind(kind))?.kind ?? null;
}
