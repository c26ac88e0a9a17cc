import { data } from 'react-router';
import { refuse, textOf, unknownIntent } from '#modules/back-office/staff/panel/entering.server.ts';
import type { Claim } from '#modules/sales/order-ledger/rules/claim.ts';
import { bookPartPaid, sendRefundAgain } from '#modules/sales/payments/server/index.ts';
import { listClaimRefunds } from '#modules/sales/refunds/server/index.ts';
import { isBankAccount } from '#platform/forms/rules/tax-number.ts';
import type { FormAnswer } from '#platform/panel-ui/action-result.tsx';
import type { Shop } from '#platform/shop/server/shop.ts';
import * as texts from '../texts/panel.ts';

/** What can be done with money that is on its way, only with that of the claim whose screen asks. */
export async function actOnRefund(shop: Shop, form: FormData, claim: Claim) {
  const known = await listClaimRefunds(shop.db, claim);
  const intent = textOf(form, 'intent');
  if (intent === 'refund-paid') {
    const partId = Number(form.get('part'));
    const isOwn = known.some(({ parts }) => parts.some(({ id }) => id === partId));
    const outcome = isOwn ? await bookPartPaid(shop, partId) : 'unknown';
    return outcome === 'unknown' ? refuse(form, { refused: texts.gone }) : said(texts.refund.booked);
  }
  const refundId = Number(form.get('refund'));
  const account = textOf(form, 'account').trim();
  if (account && !isBankAccount(account)) return refuse(form, { faults: { again: texts.money.wrongAccount } });
  if (!known.some(({ id }) => id === refundId)) return refuse(form, { refused: texts.gone });
  if (intent !== 'refund-again' && intent !== 'refund-by-hand') throw unknownIntent();
  const byHand = intent === 'refund-by-hand';
  const outcome = await sendRefundAgain(shop, refundId, { byHand, account });
  if (outcome !== 'sent') return refuse(form, { refused: texts.refund.nothingFailed });
  return said(byHand ? texts.refund.listed : texts.refund.sentAgain);
}

function said(done: string) {
  return data<FormAnswer>({ done });
}
