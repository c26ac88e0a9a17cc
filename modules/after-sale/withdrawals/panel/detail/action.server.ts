import { data, type RouterContextProvider } from 'react-router';
import * as shared from '#modules/after-sale/claims/texts/panel.ts';
import { refuse } from '#modules/back-office/staff/panel/entering.server.ts';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { actOnRefund, parseRefund } from '#modules/sales/refunds/panel/claim-refund/action.server.ts';
import * as refundTexts from '#modules/sales/refunds/texts/claim-refund.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import type { FormAnswer } from '#platform/panel-ui/action-result.tsx';
import { refundWithdrawal } from '../../server/index.ts';
import * as texts from '../../texts/panel.ts';
import { findOneWithdrawal } from './load.server.ts';

export async function changeWithdrawal(context: Readonly<RouterContextProvider>, request: Request, code: string) {
  const shop = staffShop(context);
  const made = await findOneWithdrawal(shop, code);
  const form = await request.formData();
  if (form.get('intent') !== 'refund') return actOnRefund(shop, form, { kind: 'withdrawal', id: made.id });
  const parsed = parseRefund(form);
  if ('faults' in parsed) return refuse(form, parsed);
  const outcome = await refundWithdrawal(shop, made, parsed.refund);
  switch (outcome.kind) {
    case 'done':
      return data<FormAnswer>({ done: refundTexts.money.asked(formatMoney(outcome.amount)) });
    case 'too-much':
      return refuse(form, { faults: { amount: refundTexts.money.tooMuch(formatMoney(outcome.held)) } });
    case 'no-voucher-consent':
      return refuse(form, { faults: { voucherConsent: refundTexts.money.noVoucherConsent } });
    case 'nothing-waits':
      return refuse(form, { refused: texts.nothingWaits });
    case 'unknown-order':
      return refuse(form, { refused: shared.gone });
  }
}
