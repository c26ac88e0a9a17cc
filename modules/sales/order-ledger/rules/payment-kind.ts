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

/** What the shopper does to pay by each. Everything that depends on the kind is derived from it: a new kind needs a line here. */
const KINDS = {
  dvp: 'pays-courier',
  transfer: 'transfers',
  'fast-transfer': 'goes-to-bank',
  card: 'goes-to-bank',
  blik: 'confirms-in-app',
  'gift-card': 'types-number',
  voucher: 'types-number',
  points: 'spends-points',
  instalments: 'borrows',
  deferred: 'borrows',
} as const satisfies Record<PaymentKind, string>;

type KindsThat<Way> = { [Kind in PaymentKind]: (typeof KINDS)[Kind] extends Way ? Kind : never }[PaymentKind];

/** How a payment of this kind is made. */
export function wayToPay(kind: PaymentKind): (typeof KINDS)[PaymentKind] {
  return KINDS[kind];
}

/** Kinds whose number the shopper types; they pay what they hold. */
export function isCardKind(kind: PaymentKind): kind is KindsThat<'types-number'> {
  return KINDS[kind] === 'types-number';
}

/** Kinds a bank or another company settles; the rest the shop settles itself. */
const EXTERNAL_WAYS = ['goes-to-bank', 'confirms-in-app', 'borrows'] as const;
export type ExternalKind = KindsThat<(typeof EXTERNAL_WAYS)[number]>;

export function isExternal(kind: PaymentKind): kind is ExternalKind {
  return EXTERNAL_WAYS.some((way) => way === KINDS[kind]);
}

/** Kinds by which somebody lends the money: they ask for consents, and not everything is lent for. */
export function isOnCredit(kind: PaymentKind): boolean {
  return KINDS[kind] === 'borrows';
}
