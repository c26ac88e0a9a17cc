import { type CardRefusal, VOUCHER_CODES } from '#rules/selling/payments/judge-card.ts';

/** Contract 4.4: the key is the code. Too many tries have no number of their own: the general error stands for them. */
export function cardWarning(refusal: CardRefusal): Record<string, string> {
  const code = VOUCHER_CODES[refusal];
  return code ? { order_newpayment_voucher_error: code } : { order_newpayment_error: '' };
}
