import { data, type RouterContextProvider } from 'react-router';
import { refuse } from '#admin/entering.server.ts';
import { staffShop } from '#admin/staff.server.ts';
import type { FormAnswer } from '#admin/ui/act-result.tsx';
import { formatMoney } from '#rules/platform/money/format-money.ts';
import { refundWithdrawal } from '#shop/after-sale/withdrawals/index.ts';
import * as shared from '#texts/panel/after-sale.ts';
import * as texts from '#texts/panel/after-sale-withdrawals.ts';
import { parseRefund } from '../parts/after-sale.server.ts';
import { actOnRefund } from '../parts/refund-acts.server.ts';
import { findOneWithdrawal } from './load.server.ts';

/** What there is to do with a withdrawal: its money goes back. */
export async function changeWithdrawal(context: Readonly<RouterContextProvider>, request: Request, code: string) {
  const shop = staffShop(context);
  const made = await findOneWithdrawal(shop, code);
  const form = await request.formData();
  if (form.get('intent') !== 'refund') return actOnRefund(shop, form, { kind: 'withdrawal', id: made.id });
  const parsed = parseRefund(form);
  if ('faults' in parsed) return refuse(form, parsed);
  const outcome = await refundWithdrawal(shop, made, parsed.wish);
  switch (outcome.kind) {
    case 'done':
      return data<FormAnswer>({ done: shared.money.asked(formatMoney(outcome.amount)) });
    case 'too-much':
      return refuse(form, { faults: { amount: shared.money.tooMuch(formatMoney(outcome.held)) } });
    case 'no-voucher-consent':
      return refuse(form, { faults: { voucherConsent: shared.money.noVoucherConsent } });
    case 'nothing-waits':
      return refuse(form, { refused: texts.nothingWaits });
    case 'unknown-order':
      return refuse(form, { refused: shared.gone });
  }
}
