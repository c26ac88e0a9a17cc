import type { PaymentKind } from '#modules/sales/order-ledger/rules/payment-kind.ts';
import type { FieldText } from '#platform/panel-ui/texts/field-text.ts';
import type { CardValues } from '../rules/card-fields.ts';
import type { CardStanding } from '../rules/card-standing.ts';
import type { ExpressValues } from '../rules/express-fields.ts';
import type { MethodValues } from '../rules/method-fields.ts';

export const kinds: Record<PaymentKind, string> = {
  dvp: 'Przy odbiorze',
  transfer: 'Przelew tradycyjny',
  'fast-transfer': 'Szybki przelew',
  card: 'Karta płatnicza',
  blik: 'BLIK',
  'gift-card': 'Karta podarunkowa',
  voucher: 'Bon',
  points: 'Punkty',
  instalments: 'Raty',
  deferred: 'Płatność odroczona',
};

export const providers: Record<string, string> = { 'local-bank': 'Bank sklepu pokazowego', stripe: 'Stripe' };

export const methods = {
  title: 'Płatności',
  lead: 'Sposoby płatności w kolejności, w jakiej widzą je kupujący.',
  list: 'Płatności',
  create: 'Nowy sposób płatności',
  add: 'Dodaj sposób płatności',
  empty: 'Nie ma jeszcze żadnego sposobu płatności.',
  columns: ['Rodzaj', 'Koszt', 'Kwoty'],
  unsettled: 'Brak operatora',
  savedUnsettled:
    'Zapisano. Kupujący zobaczą tę płatność, gdy sklep będzie miał operatora, który ją przyjmie: podaj klucze Stripe w ustawieniach, w dziale Pieniądze.',
  unsettledCloses:
    'Zrób to albo wyłącz tę płatność: po ponownym uruchomieniu sklep z płatnością bez operatora nie wpuści kupujących.',
  limits: (from: string | null, to: string | null) =>
    [from && `od ${from}`, to && `do ${to}`].filter(Boolean).join(' ') || 'dowolne',
  fields: {
    name: { label: 'Nazwa' },
    kind: { label: 'Rodzaj', choices: kinds },
    description: { label: 'Opis dla kupujących' },
    cost: { label: 'Koszt doliczany do zamówienia (zł)' },
    minimum: { label: 'Od kwoty (zł)', hint: 'Puste: bez ograniczenia.' },
    maximum: { label: 'Do kwoty (zł)', hint: 'Puste: bez ograniczenia.' },
    maxPieces: { label: 'Najwięcej sztuk w zamówieniu' },
    provider: {
      label: 'Operator',
      hint: 'Dotyczy płatności internetowych. Operator sklepu to ten, którego klucze są w ustawieniach.',
      choices: { '': 'Operator sklepu' },
    },
    enabled: { label: 'Włączony: kupujący mogą go wybrać' },
  } satisfies Record<keyof MethodValues, FieldText>,
};

export const express = {
  title: 'Szybki zakup',
  lead: 'Przyciski, które prowadzą ze strony produktu i z koszyka prosto do zamówienia, w kolejności, w jakiej widzą je kupujący.',
  list: 'Szybki zakup',
  create: 'Nowy przycisk szybkiego zakupu',
  add: 'Dodaj przycisk',
  empty: 'Sklep nie ma przycisku szybkiego zakupu. Kupujący dodają produkt do koszyka i zamawiają zwykłą drogą.',
  columns: ['Kod', 'Gdzie stoi'],
  places: { everywhere: 'na stronie produktu i w koszyku', basket: 'tylko w koszyku' },
  fields: {
    name: { label: 'Nazwa na przycisku' },
    code: {
      label: 'Kod',
      hint: 'Małe litery, cyfry i łączniki: stoi w adresie strony szybkiego zakupu, na przykład /express/szus.',
    },
    basketOnly: { label: 'Tylko w koszyku, bez przycisku na stronach produktów' },
    enabled: { label: 'Włączony: kupujący widzą przycisk' },
  } satisfies Record<keyof ExpressValues, FieldText>,
};

export const cards = {
  title: 'Karty podarunkowe',
  lead: 'Karty i bony wydane przez sklep, najnowsze na górze.',
  search: 'Numer karty lub jego 4 ostatnie znaki',
  find: 'Szukaj',
  next: 'Starsze karty',
  empty: 'Nie ma takich kart.',
  none: 'Nie ma jeszcze żadnej karty. Wydaj pierwszą w formularzu poniżej.',
  everything: 'Pokaż wszystkie karty',
  number: 'Numer',
  kind: 'Rodzaj',
  balance: 'Saldo',
  expires: 'Ważna do',
  noEnd: 'bezterminowo',
  of: (left: string, issued: string) => `${left} z ${issued}`,
  kinds: { 'gift-card': 'Karta podarunkowa', voucher: 'Bon' },
  states: {
    foreign: 'Obcego sklepu',
    blocked: 'Zablokowana',
    used: 'Wykorzystana',
    expired: 'Po terminie',
    good: 'Ważna',
  } satisfies Record<CardStanding, string>,
  block: 'Zablokuj',
  unblock: 'Odblokuj',
  blockQuestion: (number: string, balance: string) =>
    `Kartą ${number} nie będzie można płacić. Zostanie na niej ${balance}; możesz ją później odblokować.`,
  blocked: 'Karta jest zablokowana i nie płaci.',
  unblocked: 'Kartą znów można płacić.',
  issueTitle: 'Wydaj karty',
  issue: 'Wydaj',
  issued: 'Wydano karty. Zapisz numery i PIN-y teraz: PIN-u nie pokażemy ponownie.',
  pin: (pin: string) => `PIN ${pin}`,
  fields: {
    kind: { label: 'Rodzaj', choices: { 'gift-card': 'Karta z PIN-em', voucher: 'Bon bez PIN-u' } },
    amount: { label: 'Wartość jednej (zł)' },
    pieces: { label: 'Liczba sztuk' },
    expiresAt: { label: 'Ważna do', hint: 'Puste: bezterminowo.' },
  } satisfies Record<keyof CardValues, FieldText>,
};
