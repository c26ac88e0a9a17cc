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
