import type { PaymentKind } from '#modules/sales/order-ledger/rules/payment-kind.ts';

const THIS_MACHINE = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** S8.25: cards are accepted over https only, except on localhost. */
export function cardNeedsHttps(kind: PaymentKind, origin: string): boolean {
  if (kind !== 'card') return false;
  const { protocol, hostname } = new URL(origin);
  return protocol !== 'https:' && !THIS_MACHINE.test(hostname);
}

/** S5.36: six digits, with any spaces and dashes. */
export function parseBlikCode(text: string): string | null {
  const code = text.replace(/[\s\p{Pd}]/gu, '');
  return /^\d{6}$/.test(code) ? code : null;
}
