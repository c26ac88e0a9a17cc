import type { Context } from 'hono';
import { parseId } from '#modules/sales/basket/rules/product-form.ts';
import { isExternal, isOnCredit } from '#modules/sales/order-ledger/rules/payment-kind.ts';
import { type CardRefusal, VOUCHER_CODES } from '#modules/sales/payments/rules/judge-card.ts';
import { cardNeedsHttps } from '#modules/sales/payments/rules/payment-input.ts';
import { changeMethod, paymentState, payWithCard, startPayment } from '#modules/sales/payments/server/index.ts';
import type { WireContext } from '../context.ts';
import type { Fields } from '../read-fields.ts';
import { ensureCaller } from '../refuse.ts';
import { ownOrder } from './own-order.ts';

/** Contract 3.14: `warning` is an object whose key is the code. */
interface Reply {
  errno: 0 | 1;
  link?: string;
  info?: 'no_data_for_payment';
  warning?: Record<string, string>;
}

export const FAILED = warn('order_newpayment_error');
/** Paid, or nothing to do now: the reader reloads the page. */
const REFRESH: Reply = { errno: 0, info: 'no_data_for_payment' };

/** Pays with a card of the shop, cancels an attempt, or selects another method and starts it. */
export async function answerNewPayment(c: Context, wire: WireContext, fields: Fields): Promise<Reply> {
  const { shop } = wire;
  const order = await ownOrder(c, wire, fields);
  if (!order) return FAILED;
  const text = (name: string) => (fields.get(name) ?? '').slice(0, 40);
  if (fields.has('cancel')) return cancelAttempt(wire, order.id);
  const wanted = parseId(text('payform_id'));
  if (wanted === GIFT_CARD_PAYMENT || (wanted === VOUCHER_PAYMENT && fields.has('voucher_id'))) {
    const { id: visitorId } = await ensureCaller(c, wire);
    const card = { number: text('voucher_id'), pin: text('pin_value') };
    const paid = await payWithCard(shop, { orderId: order.id, visitorId, ...card, caller: wire.callerOf?.(c) });
    if (paid.kind === 'paid') return REFRESH;
    const { reason } = paid;
    const isCard = reason !== 'unknown-order' && reason !== 'paid' && reason !== 'called-off';
    return isCard ? { errno: 1, warning: cardWarning(reason) } : FAILED;
  }
  return choose(wire, fields, { order, methodId: wanted, blikCode: text('blik_code') });
}

async function choose(
  { shop, origin }: WireContext,
  fields: Fields,
  { order, methodId, blikCode }: { order: { id: number; number: string }; methodId: number; blikCode: string },
): Promise<Reply> {
  const offered = (await paymentState(shop, order.id))?.methods.find(({ method }) => method.id === methodId);
  if (offered && cardNeedsHttps(offered.method.kind, origin ?? shop.origin)) return warn('onlyHttps');
  const change = await changeMethod(shop, order.id, methodId);
  if (change.kind === 'refused') {
    if (change.reason === 'unknown-method') return warn('order_newpayment_incorrect_paymentid');
    return change.reason === 'not-enough-points' ? warn('order_newpayment_points_error') : FAILED;
  }
  const { kind } = change.payment;
  if (kind === 'points') {
    const started = await startPayment(shop, order.id);
    if (started.kind === 'paid') return REFRESH;
    const isPoor = started.kind === 'refused' && started.reason === 'not-enough-points';
    return warn(isPoor ? 'order_newpayment_points_error' : 'order_newpayment_hhtransfer_error');
  }
  if (!isExternal(kind)) return REFRESH;
  // A BLIK code may be sent with the method or later on the page; instalments start there too, with their consents.
  const begins = kind === 'blik' ? blikCode !== '' : !isOnCredit(kind);
  if (begins && (await startPayment(shop, order.id, { blikCode })).kind === 'refused') return FAILED;
  const key = fields.get('key');
  const link = `/order-newpayment.php?order=${order.number}${key ? `&key=${encodeURIComponent(key)}` : ''}`;
  return { errno: 0, link };
}

/** Cancels the attempt and selects the same method again. */
async function cancelAttempt({ shop }: WireContext, orderId: number): Promise<Reply> {
  const last = (await paymentState(shop, orderId))?.payments.at(-1);
  const change = last?.methodId ? await changeMethod(shop, orderId, last.methodId) : null;
  return change?.kind === 'changed' ? REFRESH : FAILED;
}

function warn(code: string): Reply {
  return { errno: 1, warning: { [code]: '' } };
}

/** Contract 3.14: ids of payments with a card of the shop; other ids are methods of the shop. */
export const GIFT_CARD_PAYMENT = 190;
export const VOUCHER_PAYMENT = 2;

/** Contract 4.4: the key is the code. Too many attempts have the general error. */
export function cardWarning(refusal: CardRefusal): Record<string, string> {
  const code = VOUCHER_CODES[refusal];
  return code ? { order_newpayment_voucher_error: code } : { order_newpayment_error: '' };
}
