/** S3.35: `dvp` is paid to the courier. */
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

/** The customer's action for each kind. Everything that depends on a kind derives from this table. */
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

export function wayToPay(kind: PaymentKind): (typeof KINDS)[PaymentKind] {
  return KINDS[kind];
}

export function isCardKind(kind: PaymentKind): kind is KindsThat<'types-number'> {
  return KINDS[kind] === 'types-number';
}

/** Kinds that a bank or another company settles. */
const EXTERNAL_WAYS = ['goes-to-bank', 'confirms-in-app', 'borrows'] as const;
export type ExternalKind = KindsThat<(typeof EXTERNAL_WAYS)[number]>;

export function isExternal(kind: PaymentKind): kind is ExternalKind {
  return EXTERNAL_WAYS.some((way) => way === KINDS[kind]);
}

/** A lender pays: these kinds need consents and exclude some goods. */
export function isOnCredit(kind: PaymentKind): boolean {
  return KINDS[kind] === 'borrows';
}
