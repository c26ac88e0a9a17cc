import { formatMoney } from '#rules/platform/money/format-money.ts';
import type { DocumentKind } from '#rules/selling/orders/order-data.ts';
import type { OrderState } from '#rules/selling/orders/order-state.ts';
import type { OrderEvent } from '#rules/selling/orders/order-view.ts';

const states: Record<OrderState, string> = {
  new: 'Przyjęte',
  confirmed: 'Potwierdzone',
  packing: 'Pakujemy',
  sent: 'W drodze',
  ready: 'Czeka na odbiór',
  delivered: 'Dostarczone',
  cancelled: 'Anulowane',
  returned: 'Zwrócone',
};

const documents: Record<DocumentKind, string> = {
  confirmation: 'Potwierdzenie zamówienia',
  receipt: 'Paragon',
  invoice: 'Faktura',
  'e-invoice': 'E-faktura',
};

const money = (details: OrderEvent['details']) => formatMoney(Number(details.amount ?? 0));

/** X.21: what happened to the order, in the words of its history. */
const events: Record<string, (details: OrderEvent['details']) => string> = {
  placed: () => 'Zamówienie złożone',
  confirmed: () => 'Zamówienie potwierdzone',
  packing: () => 'Pakujemy zamówienie',
  sent: ({ trackingNumber }) => `Paczka wyruszyła${trackingNumber ? `, numer przesyłki ${trackingNumber}` : ''}`,
  'digital-given': () => 'Karty i pliki wysłane e-mailem',
  ready: () => 'Zamówienie czeka na odbiór',
  delivered: () => 'Zamówienie dostarczone',
  cancelled: ({ reason }) =>
    reason === 'unpaid' ? 'Zamówienie anulowane, bo nie dotarła wpłata' : 'Zamówienie anulowane',
  'payment-reminded': () => 'Przypomnieliśmy o płatności',
  returned: () => 'Zamówienie wróciło do nas',
  paid: (details) => `Wpłynęło ${money(details)}`,
  refunded: (details) => `Zwróciliśmy ${money(details)}`,
  'return-filed': ({ code }) => `Zgłoszono zwrot ${code}`,
  'return-received': ({ code }) => `Zwrot ${code} dotarł do nas`,
  'return-accepted': ({ code }) => `Przyjęliśmy zwrot ${code}`,
  'return-refunded': ({ code }) => `Rozliczyliśmy zwrot ${code}`,
  'return-refused': ({ code }) => `Nie mogliśmy przyjąć zwrotu ${code}`,
  'return-cancelled': ({ code }) => `Zwrot ${code} został odwołany`,
  'complaint-filed': ({ number }) => `Zgłoszono reklamację ${number}`,
  withdrawn: ({ code }) => `Odstąpiono od umowy, potwierdzenie ${code}`,
  'refund-due': (details) => `Do zwrotu: ${money(details)}`,
  overpaid: (details) => `Nadpłata, do zwrotu: ${money(details)}`,
  'payment-chosen': ({ name, total }) =>
    `Wybrano płatność: ${name}${total ? `, zamówienie kosztuje teraz ${formatMoney(Number(total))}` : ''}`,
  'payment-failed': ({ name }) => `Płatność nie powiodła się: ${name}`,
};

export const ordersTexts = {
  files: (names: readonly string[]) => `Pliki: ${names.join(', ')}`,
  title: 'Zamówienia',
  empty: {
    title: 'Nie masz jeszcze zamówień',
    text: 'Gdy coś zamówisz, zobaczysz tutaj, co się z tym dzieje.',
    link: 'Zobacz, co mamy',
  },
  states,
  documents,
  event: ({ kind, details }: Pick<OrderEvent, 'kind' | 'details'>) => events[kind]?.(details) ?? null,
  number: (number: string) => `Zamówienie nr ${number}`,
  placedAt: (date: string) => `Złożone ${date}`,
  more: (count: number) => `i jeszcze ${count}`,
  unpaid: 'Nieopłacone',
  payBy: (date: string) => `Na wpłatę czekamy do ${date}. Potem anulujemy zamówienie, a produkty wrócą do sprzedaży.`,
  open: 'Zobacz szczegóły',
  pay: 'Zapłać',
  payAgain: (amount: string) => `Zapłać ${amount}`,
  reorder: 'Zamów ponownie',
  pdf: 'Pobierz PDF',
  giveBack: 'Zwróć produkty',
  complain: 'Zareklamuj',
  lines: 'Produkty',
  size: (name: string) => `Rozmiar: ${name}`,
  gift: 'Gratis',
  points: (points: number) => `${points} pkt`,
  answer: (question: string, answer: string) => `${question}: ${answer}`,
  comment: (text: string) => `Uwaga: ${text}`,
  goods: 'Wartość produktów',
  rebate: 'Rabat',
  deliveryCost: 'Dostawa',
  paymentCost: 'Koszt płatności',
  free: 'gratis',
  total: 'Razem',
  givenUp: 'Zwroty i odstąpienia',
  paid: 'Zapłacono',
  refunded: 'Zwrócono',
  left: 'Do zapłaty',
  claimedUnpaid:
    'Za produkty, które zwracasz lub od których zakupu odstąpiono, nie płacisz. Kwota do zapłaty już ich nie obejmuje.',
  allClaimedUnpaid: 'Nie zatrzymujesz żadnego z tych produktów, więc nie musisz za nie płacić.',
  vat: 'Podatek VAT',
  rate: 'Stawka',
  net: 'Netto',
  tax: 'VAT',
  gross: 'Brutto',
  delivery: 'Dostawa',
  tracking: 'Numer przesyłki',
  place: 'Miejsce odbioru',
  recipient: 'Odbiorca',
  buyer: 'Dane zamawiającego',
  invoice: 'Dane do faktury',
  seller: 'Sprzedawca',
  taxNumber: (number: string) => `NIP ${number}`,
  payment: 'Płatność',
  card: {
    'gift-card': (ending: string) => `Karta podarunkowa …${ending}`,
    voucher: (ending: string) => `Bon …${ending}`,
  },
  document: 'Dokument',
  remarks: 'Uwagi do zamówienia',
  timeline: 'Historia zamówienia',
  cancel: {
    title: 'Anuluj zamówienie',
    text: 'Zamówienia nie zaczęliśmy jeszcze pakować, więc możesz z niego zrezygnować. Wpłacone pieniądze wrócą tą samą drogą.',
    submit: 'Tak, anuluj zamówienie',
    done: 'Zamówienie zostało anulowane.',
    tooLate: 'Tego zamówienia nie można już anulować, bo jest w przygotowaniu. Napisz do nas, spróbujemy pomóc.',
  },
};
