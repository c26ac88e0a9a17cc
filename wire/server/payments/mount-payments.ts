import type { Context, Hono } from 'hono';
import { checkCard, type PaymentSummary, paymentState } from '#modules/sales/payments/server/index.ts';
import { isBankAccount } from '#platform/forms/rules/tax-number.ts';
import { paymentLink } from '#platform/links/rules/screen-links.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import type { PaymentWords, WireContext } from '../context.ts';
import { type Fields, gatherFields, readForm } from '../read-fields.ts';
import { answerJson, ensureCaller, mountMethods, NO_STORE, refuse } from '../refuse.ts';
import { comesFromAnotherSite } from '../same-origin.ts';
import { element } from '../xml.ts';
import { answerNewPayment, cardWarning, FAILED, GIFT_CARD_PAYMENT, VOUCHER_PAYMENT } from './answer-new-payment.ts';
import { answerPaymentData } from './answer-payment-data.ts';
import { ownOrder } from './own-order.ts';

const NEW_PAYMENT = '/order-newpayment.php';
const ORDER_DETAILS = '/orderdetails.php';
const LARGEST_BODY = 64 * 1024;

/** Accounts for refunds (contract 2.18), gift cards, vouchers and another way to pay for a placed order, contract 3.14. */
export function mountPayments(app: Hono, wire: WireContext): void {
  mountMethods(app, '/ajax/payments.php', {
    GET(c) {
      const { action, bankAccount = '' } = c.req.query();
      return c.json({ errno: action === 'verify_iban' && isBankAccount(bankAccount) ? 0 : 1 }, 200, NO_STORE);
    },
  });
  mountMethods(app, '/ajax/gift-cards-and-vouchers.php', {
    POST: (c) => posted(c, wire, (fields) => answerCardCheck(c, wire, fields)),
  });
  mountMethods(app, NEW_PAYMENT, {
    GET: (c) =>
      answer(c, wire, gatherFields(new URL(c.req.url).search, null), (sent) => answerPaymentData(c, wire, sent)),
    POST: (c) => posted(c, wire, (fields) => answerNewPayment(c, wire, fields)),
  });
  app.get(ORDER_DETAILS, (c, next) => {
    const fields = gatherFields(new URL(c.req.url).search, null);
    // Without it the request is for the page, which has an address of its own.
    return fields.has('get_ajax_items') ? answer(c, wire, fields, (sent) => answerOrderItems(c, wire, sent)) : next();
  });
}

type WriteAnswer = (fields: Fields) => Promise<object>;

async function posted(c: Context, wire: WireContext, write: WriteAnswer): Promise<Response> {
  if (comesFromAnotherSite(c.req.raw.headers, wire)) return refuse('another-site');
  const fields = await readForm(c, LARGEST_BODY);
  return fields instanceof Response ? fields : answer(c, wire, fields, write);
}

/** Without `ajax` the request is a navigation of the browser, which is redirected to the payment page. */
async function answer(c: Context, wire: WireContext, fields: Fields, write: WriteAnswer): Promise<Response> {
  const answered = await answerJson(c, wire, 'payment', () => write(fields));
  const isPage = c.req.path === NEW_PAYMENT && !fields.get('ajax');
  return isPage && answered.ok ? c.redirect(pageOf(fields), 303) : answered;
}

function pageOf(fields: Fields): string {
  const key = fields.get('key');
  const page = `/platnosc/${encodeURIComponent(fields.get('order') ?? '')}`;
  return key ? `${page}?token=${encodeURIComponent(key)}` : page;
}

/** `action=auth` checks a gift card or voucher and names its payment. */
async function answerCardCheck(c: Context, wire: WireContext, fields: Fields): Promise<object> {
  if (fields.get('action') !== 'auth') return FAILED;
  const { id } = await ensureCaller(c, wire);
  const typed = { number: (fields.get('number') ?? '').slice(0, 40), pin: (fields.get('pin') ?? '').slice(0, 40) };
  const check = await checkCard(wire.shop, id, { ...typed, caller: wire.callerOf?.(c) });
  if (check.kind === 'refused') return { errno: 1, warning: cardWarning(check.refusal) };
  return { errno: 0, payment_id: check.card.kind === 'gift-card' ? GIFT_CARD_PAYMENT : VOUCHER_PAYMENT };
}

const PAYMENTS = 'orderdetails_payments';

/**
 * `/orderdetails.php?…&get_ajax_items=orderdetails_payments` (contract 3.14): the payments of an order as HTML in JSON. What
 * the shop does not render in pieces is empty, and so is everything of an order that is not the caller's.
 */
async function answerOrderItems(c: Context, wire: WireContext, fields: Fields): Promise<object> {
  const items = (fields.get('get_ajax_items') ?? '').slice(0, 500).split(',');
  const order = await ownOrder(c, wire, new Map([...fields, ['order', fields.get('id') ?? '']]));
  const summary = order && (await paymentState(wire.shop, order.id));
  const here = order ? paymentLink(order.number, fields.get('key') ?? '') : '';
  const html = summary && wire.paymentWords ? writePayments(summary, here, wire.paymentWords) : '';
  return Object.fromEntries(items.filter(Boolean).map((item) => [item, item === PAYMENTS ? html : '']));
}

function writePayments({ total, paid, left, payments }: PaymentSummary, here: string, words: PaymentWords): string {
  const sums = [
    [words.total, total],
    [words.paid, paid],
    [words.toPay, left],
  ] as const;
  const rows = payments.map(({ name, amount, state }) =>
    element('li', { 'data-state': state }, [`${name}: ${formatMoney(amount)} (${words.states[state].title})`]),
  );
  const written = sums.flatMap(([word, sum]) => [element('dt', {}, [word]), element('dd', {}, [formatMoney(sum)])]);
  return element('div', { id: PAYMENTS }, [
    element('dl', {}, written),
    ...(rows.length > 0 ? [element('ul', {}, rows)] : []),
    ...(left > 0 ? [element('a', { href: here }, [words.pay])] : []),
  ]).xml;
}
