import { type RouterContextProvider, redirect } from 'react-router';
import { sendLinkTo } from '#modules/sales/orders/storefront/own-order/enter-order.server.ts';
import * as orderLookupTexts from '#modules/sales/orders/texts/lookup.ts';
import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { parseForm } from '#platform/forms/storefront/parse-form.server.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { parseRefundWay } from '../../rules/refund.ts';
import { returnAddress, stepAddress } from '../../rules/return-steps.ts';
import { fileReturn, offerRefunds } from '../../server/index.ts';
import * as returnsRefundTexts from '../../texts/refund.ts';
import { findStep } from '../find-step.server.ts';
import { refundForm } from './refund-form.ts';

/** Step 5 is sent, and the return is filed with it. Sent twice, the second leads to the return the first one filed. */
export async function receiveReturnRefund(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<FormReply> {
  const { order, by } = await findStep(context, new URL(request.url), 'refund');
  const form = await parseForm(request, refundForm(offerRefunds(order)));
  if (form.kind === 'wrong') return form.reply;
  const { return_type, bank_account, refund_note } = form.value;
  const answer = { way: parseRefundWay(return_type), bankAccount: bank_account, note: refund_note };
  // Number and contact alone must not set the bank account (decision 17).
  if (by === 'named' && (answer.way === 'transfer' || answer.way === 'other')) {
    const sent = await sendLinkTo(context, order.number, stepAddress('refund', order.number));
    return form.refuse({ form: sent === 'sent' ? returnsRefundTexts.linkSent : orderLookupTexts.linkEnough });
  }
  const outcome = await fileReturn(context.get(shopContext), order.id, answer);
  switch (outcome.kind) {
    case 'filed':
      throw redirect(returnAddress(outcome.code));
    case 'wrong':
      return form.refuse({ fields: { [FIELDS[outcome.fault]]: returnsRefundTexts.faults[outcome.fault] } });
    case 'too-often':
      return form.refuse({ form: returnsRefundTexts.tooOften });
    case 'changed':
      throw redirect(`${stepAddress('products', order.number)}&zmiana=1`);
    case 'no-draft':
    case 'incomplete':
      // The step itself knows where the shopper belongs.
      throw redirect(stepAddress('refund', order.number));
  }
}

const FIELDS = { 'no-way': 'return_type', 'bank-account': 'bank_account', 'note-too-short': 'refund_note' } as const;
