import type { Context } from 'hono';
import type { PaymentKind } from '#modules/sales/order-ledger/rules/payment-kind.ts';
import { type PaymentSummary, paymentState } from '#modules/sales/payments/server/index.ts';
import { paymentLink } from '#platform/links/rules/screen-links.ts';
import type { WireContext } from '../context.ts';
import type { Fields } from '../read-fields.ts';
import { element, type Xml, xmlDocument } from '../xml.ts';
import { FAILED } from './answer-new-payment.ts';
import { ownOrder } from './own-order.ts';

type PaymentType = 'blik' | 'form' | 'installment_plan' | 'transfer' | 'voucher';

/**
 * Readers show a form that continues, a field for a BLIK code, or the page again. `card` is not used: readers show a form for the
 * card's number, which only the bank may ask for.
 */
const PAYMENT_TYPES: Record<PaymentKind, PaymentType> = {
  blik: 'blik',
  card: 'form',
  'fast-transfer': 'form',
  deferred: 'form',
  instalments: 'installment_plan',
  transfer: 'transfer',
  dvp: 'transfer',
  points: 'transfer',
  'gift-card': 'voucher',
  voucher: 'voucher',
};

type Payment = PaymentSummary['payments'][number];

/**
 * Data for continuing a started payment (contract 3.14); reading it changes nothing. Without a warning the key is missing,
 * because readers take an empty object for a failure.
 */
export async function answerPaymentData(c: Context, wire: WireContext, fields: Fields): Promise<object> {
  const order = await ownOrder(c, wire, fields);
  const last = order && (await paymentState(wire.shop, order.id))?.payments.at(-1);
  if (!order || !last) return FAILED;
  const type = PAYMENT_TYPES[last.kind];
  const key = fields.get('key') ?? '';
  const leadsOn = type === 'form' || type === 'installment_plan';
  return {
    errno: 0,
    payment_type: type,
    payment_id: String(last.methodId ?? ''),
    payment_xml: type === 'blik' ? xmlDocument(writeBlikForm(last, order.number, key)) : writeLink(last),
    payment_description: last.name,
    // Where nothing was begun yet, the payment page asks for the rest, such as the consents of a lender.
    ...(leadsOn && { form_data: writeForm(last.address || paymentLink(order.number, key)) }),
  };
}

function writeLink({ kind, address }: Payment): string {
  if (address === '') return '';
  return xmlDocument(element('payment', { type: kind }, [element('link', {}, [address])]));
}

/** The code is typed into the reader's own form and comes back with the choice of the method. */
function writeBlikForm({ methodId }: Payment, order: string, key: string): Xml {
  const action = `/order-newpayment.php?${new URLSearchParams({ order, ...(key && { key }) })}`;
  return element('payment', { type: 'blik', method: 'post', action }, [
    element('item', { name: 'payform_id', value: methodId ?? '' }),
    element('item', { name: 'blik_code', value: '' }),
  ]);
}

/** A form sent by GET loses the query of its action, so that travels in hidden fields. */
function writeForm(address: string) {
  const [action = '', query = ''] = address.split('?');
  const hidden = [...new URLSearchParams(query)].map(([name, value]) => ({ type: 'hidden', name, value }));
  return { method: 'get', action, target: '_self', inputs: [...hidden, { type: 'button', name: '', value: '' }] };
}
