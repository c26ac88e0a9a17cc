import type { ExternalKind } from '#modules/sales/order-ledger/rules/payment-kind.ts';

/** Pages of another company: they address the visitor formally. */

export const name = 'Bank Lokalny';
export const test = 'Bank do prób. Żadne prawdziwe pieniądze nie zmienią właściciela.';
export const title = 'Potwierdź płatność';
export const payee = 'Odbiorca';
export const amount = 'Kwota';
export const order = 'Tytuł';
export const way = 'Sposób płatności';

export const ways = {
  card: 'Karta płatnicza',
  'fast-transfer': 'Szybki przelew',
  instalments: 'Raty',
  deferred: 'Płatność odroczona',
  blik: 'BLIK',
} satisfies Record<ExternalKind, string>;

export const accept = 'Zapłać';
export const refuse = 'Odrzuć płatność';
export const others = 'Co jeszcze może się zdarzyć';
export const cardType = 'Ten typ karty nie jest obsługiwany';
export const timeOut = 'Minął czas na płatność';
export const breakOff = 'Awaria banku';
export const decided = 'Ta płatność jest już zakończona.';
export const back = 'Wróć do sklepu';
export const leave = 'Wróć do sklepu bez płacenia';
export const blikTitle = 'Płatności BLIK do potwierdzenia';
export const blikLead = 'Tak wyglądałaby aplikacja w Twoim telefonie. Lista działa tylko w wersji deweloperskiej.';
export const blikEmpty = 'Żaden kod nie czeka na potwierdzenie.';
export const code = 'Kod';
export const confirm = 'Potwierdź';
export const missing = 'Nie znamy takiej płatności.';
