import type { DocumentKind } from '#modules/sales/order-ledger/rules/order-data.ts';
import type { OrderEventKind } from '#modules/sales/order-ledger/rules/order-events.ts';
import type { OrderState } from '#modules/sales/order-ledger/rules/order-state.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import type { OrderEvent } from '../rules/order-view.ts';

export const states: Record<OrderState, string> = {
  new: 'Przyjęte',
  confirmed: 'Potwierdzone',
  packing: 'Pakujemy',
  sent: 'W drodze',
  ready: 'Czeka na odbiór',
  delivered: 'Dostarczone',
  cancelled: 'Anulowane',
  returned: 'Zwrócone',
};

export const stages: Record<OrderState, string> = { ...states, new: 'Złożone', ready: 'Do odbioru' };

export const documents: Record<DocumentKind, string> = {
  confirmation: 'Potwierdzenie zamówienia',
  receipt: 'Paragon',
  invoice: 'Faktura',
  'e-invoice': 'E-faktura',
};

const money = (details: OrderEvent['details']) => formatMoney(Number(details.amount ?? 0));

/** X.21: events in the history of an order. */
const events: Record<OrderEventKind, (details: OrderEvent['details']) => string> = {
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
  changed: () => 'Sklep zmienił zamówienie',
  'payment-failed': ({ name }) => `Płatność nie powiodła się: ${name}`,
};

export const title = 'Zamówienia';

export const empty = {
  title: 'Nie masz jeszcze zamówień',
  text: 'Gdy coś zamówisz, zobaczysz tutaj, co się z\u00a0tym dzieje.',
  link: 'Zobacz, co mamy',
};

export const event = ({ kind, details }: Pick<OrderEvent, 'kind' | 'details'>) =>
  Object.hasOwn(events, kind) ? events[kind](details) : null;
export const number = (number: string) => `Zamówienie nr ${number}`;
export const placedAt = (date: string) => `Złożone ${date}`;
export const more = (count: number) => `i jeszcze ${count}`;
export const unpaid = 'Nieopłacone';
export const waitsForMoney = (number: string, toPay: string) => `Zamówienie ${number}: ${toPay}`;
export const payBy = (date: string) =>
  `Na wpłatę czekamy do ${date}. Potem anulujemy zamówienie, a produkty wrócą do sprzedaży.`;
export const open = 'Zobacz szczegóły';
export const pay = 'Zapłać';
export const payAgain = (amount: string) => `Zapłać ${amount}`;
export const reorder = 'Zamów ponownie';
export const reorderOf = (number: string) => `Zamów ponownie to, co było w zamówieniu nr ${number}`;
export const track = 'Droga zamówienia';
export const follow = 'Śledź paczkę';
export const pdf = 'Pobierz PDF';
export const giveBack = 'Zwróć produkty';
export const complain = 'Zareklamuj';
export const lines = 'Produkty';
export const gift = 'Gratis';
export const points = (points: number) => `${points} pkt`;
export const comment = (text: string) => `Uwaga: ${text}`;
export const goods = 'Wartość produktów';
export const rebate = 'Rabat';
export const deliveryCost = 'Dostawa';
export const paymentCost = 'Koszt płatności';
export const free = 'gratis';
export const total = 'Razem';
export const givenUp = 'Zwroty i odstąpienia';
export const paid = 'Zapłacono';
export const refunded = 'Zwrócono';
export const left = 'Do zapłaty';
export const claimedUnpaid =
  'Za produkty, które zwracasz lub od których zakupu odstąpiono, nie płacisz. Kwota do zapłaty już ich nie obejmuje.';
export const allClaimedUnpaid = 'Nie zatrzymujesz żadnego z tych produktów, więc nie musisz za nie płacić.';
export const vat = 'Podatek VAT';
export const rate = 'Stawka';
export const net = 'Netto';
export const tax = 'VAT';
export const gross = 'Brutto';
export const delivery = 'Dostawa';
export const tracking = 'Numer przesyłki';
export const place = 'Miejsce odbioru';
export const recipient = 'Odbiorca';
export const buyer = 'Dane zamawiającego';
export const invoice = 'Dane do faktury';
export const seller = 'Sprzedawca';
export const taxNumber = (number: string) => `NIP ${number}`;
export const payment = 'Płatność';

export const card = {
  'gift-card': (ending: string) => `Karta podarunkowa …${ending}`,
  voucher: (ending: string) => `Bon …${ending}`,
};

export const document = 'Dokument';
export const remarks = 'Uwagi do zamówienia';
export const timeline = 'Historia zamówienia';

export const staffNote =
  'Tak widzi to zamówienie klient. To podgląd dla obsługi: przyciski klienta, numery kart, PIN-y i linki do plików są ukryte.';

export const cancel = {
  title: 'Anuluj zamówienie',
  text: 'Zamówienia nie zaczęliśmy jeszcze pakować, więc możesz z niego zrezygnować. Wpłacone pieniądze wrócą tą samą drogą.',
  submit: 'Tak, anuluj zamówienie',
  done: 'Zamówienie zostało anulowane.',
  tooLate: 'Tego zamówienia nie można już anulować, bo jest w przygotowaniu. Napisz do nas, spróbujemy pomóc.',
};
