import type { Context } from 'hono';
import { paymentLink } from '#rules/platform/links/screen-links.ts';
import { formatMoney } from '#rules/platform/money/format-money.ts';
import { type PaymentSummary, paymentState } from '#shop/selling/payments/index.ts';
import type { PaymentWords, WireContext } from '../context.ts';
import type { Fields } from '../read-fields.ts';
import { element } from '../xml.ts';
import { ownOrder } from './own-order.ts';

const PAYMENTS = 'orderdetails_payments';

/**
 * `/orderdetails.php?…&get_ajax_items=orderdetails_payments` (contract 3.14): the payments of an order as HTML in JSON. What
 * the shop does not render in pieces is empty, and so is everything of an order that is not the caller's.
 */
export async function answerOrderItems(c: Context, wire: WireContext, fields: Fields): Promise<object> {
  const asked = (fields.get('get_ajax_items') ?? '').slice(0, 500).split(',');
  const order = await ownOrder(c, wire, new Map([...fields, ['order', fields.get('id') ?? '']]));
  const summary = order && (await paymentState(wire.shop, order.id));
  const here = order ? paymentLink(order.number, fields.get('key') ?? '') : '';
  const html = summary && wire.paymentWords ? writePayments(summary, here, wire.paymentWords) : '';
  return Object.fromEntries(asked.filter(Boolean).map((item) => [item, item === PAYMENTS ? html : '']));
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
