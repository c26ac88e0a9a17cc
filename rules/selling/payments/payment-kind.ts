import type { BuyingDecision } from '#rules/catalogue/availability/decide-buying.ts';

/** Ways to pay; `dvp` is paid to the courier (S3.35 names the two sides `prepaid` and `dvp`). */
export const PAYMENT_KINDS = [
  'dvp',
  'transfer',
  'fast-transfer',
  'card',
  'blik',
  'gift-card',
  'voucher',
  'points',
  'instalments',
  'deferred',
] as const;

export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** Kinds whose number the shopper types; they pay what they hold. */
export function isCardKind(kind: PaymentKind): kind is 'gift-card' | 'voucher' {
  return kind === 'gift-card' || kind === 'voucher';
}

/** Kinds a bank or another company settles; the rest the shop settles itself. */
export function isExternal(kind: PaymentKind): boolean {
  return ['fast-transfer', 'card', 'blik', 'instalments', 'deferred'].includes(kind);
}

const THIS_MACHINE = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** S8.25: a card is taken only over https; a shop tried out on its own machine is let be. */
export function cardNeedsHttps(kind: PaymentKind, origin: string): boolean {
  if (kind !== 'card') return false;
  const { protocol, hostname } = new URL(origin);
  return protocol !== 'https:' && !THIS_MACHINE.test(hostname);
}

/** S5.36: six digits; the space people put in the middle is read over. */
export function parseBlikCode(text: string): string | null {
  const code = text.replace(/\s/g, '');
  return /^\d{6}$/.test(code) ? code : null;
}

/** A provider takes money at once: only what can be bought, at a price in money, and with a known delivery. */
export function allowsExpress({ refusal, shownPrice, unknownDeliveryNotice }: BuyingDecision): boolean {
  return refusal === null && shownPrice === 'price' && !unknownDeliveryNotice;
}
