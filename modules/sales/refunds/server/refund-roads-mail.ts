import type { ClaimRefund, ClaimRefundPart } from '#modules/sales/order-ledger/rules/claim-refund.ts';
import * as texts from '#modules/sales/refunds/texts/email.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';

/** For emails of claims: the ways of the money, with amounts when there are several. */
export function describeRoads({ parts, voucher, account }: ClaimRefund): string {
  const gone = parts.filter(({ state }) => state === 'done');
  if (gone.length === 0) return voucher ? texts.ways.voucher : '';
  const named = gone.map((part) => ({ amount: part.amount, text: wordsFor(part, account) }));
  if (named.length === 1) return named[0]?.text ?? '';
  return named.map(({ amount, text }) => `${formatMoney(amount)} ${text}`).join('\n');
}

function wordsFor({ road, paidBy }: ClaimRefundPart, account: string): string {
  switch (road) {
    case 'provider':
      return texts.ways.provider(paidBy);
    case 'transfer':
      return texts.ways.transfer(account.replace(/\s/g, '').slice(-4));
    default:
      return texts.ways[road];
  }
}
