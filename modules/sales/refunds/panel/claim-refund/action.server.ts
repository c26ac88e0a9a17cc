import { data } from 'react-router';
import { refuse, textOf, unknownIntent } from '#modules/back-office/staff/panel/entering.server.ts';
import type { Claim } from '#modules/sales/order-ledger/rules/claim.ts';
import { REFUND_WAYS, type RefundWay } from '#modules/sales/order-ledger/rules/refund-amount.ts';
import { isBankAccount } from '#platform/forms/rules/tax-number.ts';
import { fromDecimal, type Grosze } from '#platform/money/rules/grosze.ts';
import type { FormAnswer } from '#platform/panel-ui/action-result.tsx';
import type { Shop } from '#platform/shop/server/shop.ts';
import { bookPartPaid, listClaimRefunds, sendRefundAgain } from '../../server/index.ts';
import * as texts from '../../texts/claim-refund.ts';

export interface TypedRefund {
  /** Undefined when the field is empty: then the use case knows how much. */
  amount: Grosze | undefined;
  way: RefundWay | undefined;
  account: string;
  /** The customer expressly agreed to a voucher instead of money. */
  voucherConsent: boolean;
  key: string;
}

/** The fields of a refund, or what is wrong with them. */
export function parseRefund(form: FormData): { refund: TypedRefund } | { faults: Record<string, string> } {
  const typed = textOf(form, 'amount').trim();
  const way = REFUND_WAYS.find((one) => one === form.get('way'));
  const account = textOf(form, 'account').trim();
  const amount = typed === '' ? undefined : fromDecimal(typed);
  if (amount === null || (amount !== undefined && amount < 0)) return { faults: { amount: texts.money.wrongAmount } };
  if (account && !isBankAccount(account)) return { faults: { account: texts.money.wrongAccount } };
  const voucherConsent = form.get('voucherConsent') === '1';
  return { refund: { amount, way, account, voucherConsent, key: textOf(form, 'key') } };
}

/** Limited to refunds of the claim of this screen. */
export async function actOnRefund(shop: Shop, form: FormData, claim: Claim) {
  const refunds = await listClaimRefunds(shop.db, claim);
  const intent = textOf(form, 'intent');
  if (intent === 'refund-paid') {
    const partId = Number(form.get('part'));
    const isOwn = refunds.some(({ parts }) => parts.some(({ id }) => id === partId));
    const outcome = isOwn ? await bookPartPaid(shop, partId) : 'unknown';
    return outcome === 'unknown' ? refuse(form, { refused: texts.gone }) : said(texts.refund.booked);
  }
  const refundId = Number(form.get('refund'));
  const account = textOf(form, 'account').trim();
  if (account && !isBankAccount(account)) return refuse(form, { faults: { again: texts.money.wrongAccount } });
  if (!refunds.some(({ id }) => id === refundId)) return refuse(form, { refused: texts.gone });
  if (intent !== 'refund-again' && intent !== 'refund-by-hand') throw unknownIntent();
  const byHand = intent === 'refund-by-hand';
  const outcome = await sendRefundAgain(shop, refundId, { byHand, account });
  if (outcome !== 'sent') return refuse(form, { refused: texts.refund.nothingFailed });
  return said(byHand ? texts.refund.listed : texts.refund.sentAgain);
}

function said(done: string) {
  return data<FormAnswer>({ done });
}
