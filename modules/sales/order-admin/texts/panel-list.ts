import type { OrderState } from '#modules/sales/order-ledger/rules/order-state.ts';
import type { MoneyFilter, OrderSort } from '../rules/order-filter.ts';

export const title = 'Zamówienia';
export const byPhone = 'Nowe z telefonu';
export const exportCsv = 'Eksport CSV';
export const payBackCsv = 'Przelewy do zrobienia';
export const states = 'Stany zamówień';
export const all = 'Wszystkie';

export const stateNames: Record<OrderState, string> = {
  new: 'Nowe',
  confirmed: 'Do spakowania',
  packing: 'W pakowaniu',
  sent: 'Wysłane',
  ready: 'Czekają na odbiór',
  delivered: 'Dostarczone',
  cancelled: 'Anulowane',
  returned: 'Zwrócone',
};

export const stateOf: Record<OrderState, string> = {
  new: 'Nowe',
  confirmed: 'Do spakowania',
  packing: 'W pakowaniu',
  sent: 'Wysłane',
  ready: 'Czeka na odbiór',
  delivered: 'Dostarczone',
  cancelled: 'Anulowane',
  returned: 'Zwrócone',
};

export const filter = {
  hint: 'Numer, nazwisko, e-mail, telefon, produkt lub numer przesyłki',
  find: 'Szukaj',
  more: 'Filtry i kolejność',
  money: 'Płatność',
  courier: 'Dostawa',
  from: 'Od dnia',
  to: 'Do dnia',
  sort: 'Kolejność',
  any: 'Dowolna',
  clear: 'Wyczyść filtry',
};

export const money: Record<MoneyFilter, string> = {
  paid: 'Opłacone',
  unpaid: 'Nieopłacone',
  'pay-back': 'Do zwrotu pieniędzy',
  'to-pack': 'Można pakować',
  awaited: 'Pakowanie czeka na wpłatę',
};

export const sorts: Record<OrderSort, string> = {
  newest: 'Od najnowszych',
  oldest: 'Od najstarszych',
  highest: 'Od najwyższej kwoty',
  lowest: 'Od najniższej kwoty',
};

export const views = {
  title: 'Zapisane widoki',
  name: 'Nazwa widoku',
  save: 'Zapisz ten widok',
  remove: (name: string) => `Usuń widok ${name}`,
  saved: 'Widok jest zapisany.',
  removed: 'Widok jest usunięty.',
  'no-title': 'Podaj nazwę widoku.',
  'too-many': 'Masz już 20 widoków. Usuń któryś, żeby zapisać nowy.',
};

export const list = {
  label: 'Lista zamówień',
  order: 'Zamówienie',
  person: 'Klient',
  goods: 'Produkty',
  delivery: 'Dostawa',
  sum: 'Kwota',
  state: 'Stan',
  choose: (number: string) => `Zaznacz zamówienie ${number}`,
  chooseAll: 'Zaznacz wszystkie na stronie',
  paid: 'opłacone',
  onDelivery: 'za pobraniem',
  left: (amount: string) => `do zapłaty ${amount}`,
  payBack: (amount: string) => `do zwrotu ${amount}`,
  parcel: (number: string) => `przesyłka ${number}`,
  none: 'Nie ma takich zamówień',
  noneLead: 'Zmień filtry albo szukany tekst.',
  next: 'Następna strona',
  keys: 'Klawisze: j i k przechodzą po liście, x zaznacza, Enter otwiera.',
};

export const bulk = {
  label: 'Zaznaczone zamówienia',
  chosen: (many: number) => `Zaznaczone: ${many}`,
  packing: 'Do pakowania',
  sent: 'Wysłane',
  ready: 'Gotowe do odbioru',
  delivered: 'Dostarczone',
  cancelled: 'Anuluj',
  cancelQuestion:
    'Zaznaczone zamówienia zostaną anulowane: produkty wrócą do sprzedaży, klienci dostaną e-mail, a wpłaty trzeba będzie oddać. Tego nie da się cofnąć.',
  print: 'Listy i etykiety (PDF)',
  nothing: 'Zaznacz przynajmniej jedno zamówienie.',
  'too-many': 'Naraz można zmienić najwyżej 200 zamówień.',
};

export const result = {
  moved: (many: number, state: string) => `Stan zmieniony na „${state}”. Liczba zamówień: ${many}.`,
  movedOne: (state: string) => `Stan zmieniony na „${state}”.`,
  refused: 'Bez zmiany zostały:',
  reasons: {
    'unknown-order': 'nie ma takiego zamówienia',
    'wrong-state': 'z tego stanu nie można tam przejść',
    'cards-spent': 'z karty podarunkowej z tego zamówienia wydano już pieniądze',
    failed: 'wystąpił błąd, spróbuj jeszcze raz',
  },
  one: (number: string, state: string, reason: string) => `${number} (${state}): ${reason}`,
};

export const csv = {
  file: 'zamowienia',
  columns: [
    'Numer',
    'Data',
    'Stan',
    'Dokument',
    'Klient',
    'NIP',
    'E-mail',
    'Dostawa',
    'Netto',
    'VAT',
    'Brutto',
    'Wpłacono',
    'Zwrócono',
  ],
  rate: (percent: string) => [`Netto ${percent}`, `VAT ${percent}`, `Brutto ${percent}`],
  otherRate: 'inne stawki',
};

export const packing = {
  title: 'Listy do spakowania',
  list: (number: string) => `Zamówienie ${number}`,
  placed: (moment: string) => `Złożone ${moment}`,
  recipient: 'Odbiorca',
  delivery: 'Dostawa',
  onDelivery: (amount: string) => `Pobranie: ${amount}`,
  goods: 'Do spakowania',
  remarks: 'Uwagi klienta',
  notes: 'Notatki',
  sender: 'Nadawca',
  phone: (phone: string) => `tel. ${phone}`,
};
