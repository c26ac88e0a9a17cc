import type { ExternalKind } from '#rules/selling/payments/payment-kind.ts';

/** The pages of the local bank: another company's, so they speak like one. */
export const localBankTexts = {
  name: 'Bank Lokalny',
  test: 'Bank do prób. Żadne prawdziwe pieniądze nie zmienią właściciela.',
  title: 'Potwierdź płatność',
  payee: 'Odbiorca',
  amount: 'Kwota',
  order: 'Tytuł',
  way: 'Sposób płatności',
  ways: {
    card: 'Karta płatnicza',
    'fast-transfer': 'Szybki przelew',
    instalments: 'Raty',
    deferred: 'Płatność odroczona',
    blik: 'BLIK',
  } satisfies Record<ExternalKind, string>,
  accept: 'Zapłać',
  refuse: 'Odrzuć płatność',
  others: 'Co jeszcze może się zdarzyć',
  cardType: 'Ten typ karty nie jest obsługiwany',
  timeOut: 'Minął czas na płatność',
  break: 'Awaria banku',
  decided: 'Ta płatność jest już zakończona.',
  back: 'Wróć do sklepu',
  blikTitle: 'Płatności BLIK do potwierdzenia',
  blikLead: 'Tak wyglądałaby aplikacja w Twoim telefonie. Lista działa tylko w wersji deweloperskiej.',
  blikEmpty: 'Żaden kod nie czeka na potwierdzenie.',
  code: 'Kod',
  confirm: 'Potwierdź',
  missing: 'Nie znamy takiej płatności.',
};
