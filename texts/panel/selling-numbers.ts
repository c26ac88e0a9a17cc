import type { Metric } from '#rules/selling/orders/numbers-figures.ts';
import type { Grain } from '#rules/selling/orders/numbers-period.ts';

export const title = 'Liczby';
export const lead =
  'Dni liczone zegarem polskim, zamówienia bez anulowanych. Dzisiejszy dzień jeszcze trwa, więc porównaj go ostrożnie.';
export const csv = 'Pobierz CSV';
export const file = (from: string, to: string) => `liczby-${from}-${to}`;

export const period = {
  label: 'Okres',
  from: 'Od dnia',
  to: 'Do dnia',
  grain: 'Podział',
  show: 'Pokaż',
  lengths: { 7: '7 dni', 30: '30 dni', 90: '90 dni', 365: 'Rok' },
};

export const grains: Record<Grain, string> = { day: 'dni', week: 'tygodnie', month: 'miesiące' };
export const grainName: Record<Grain, string> = { day: 'Dzień', week: 'Tydzień od', month: 'Miesiąc' };

export const metrics: Record<Metric, string> = {
  sales: 'Sprzedaż',
  orders: 'Zamówienia',
  average: 'Średnie zamówienie',
  returns: 'Zwroty',
  baskets: 'Porzucone koszyki',
};

export const hints: Record<Metric, string> = {
  sales: 'z dostawą, brutto',
  orders: 'złożone',
  average: 'sprzedaż na zamówienie',
  returns: 'zgłoszone zwroty i odstąpienia na sto zamówień',
  baskets: 'niezamówione od co najmniej doby',
};

export const before = (value: string) => `wcześniej: ${value}`;
export const none = 'brak';
export const permille = (value: number) => `${(value / 10).toLocaleString('pl')}%`;

export const chart = {
  tabs: 'Co pokazuje wykres',
  caption: (metric: string, from: string, to: string) => `${metric}, ${from}–${to}`,
  now: 'ten okres',
  before: (from: string, to: string) => `${from}–${to}`,
  highest: (value: string) => `najwięcej ${value}`,
  nothing: 'W tym czasie nic się nie zdarzyło.',
  last30: 'Sprzedaż dzień po dniu',
  more: 'Wszystkie liczby',
};

export const table = { title: 'Te same liczby w tabeli', caption: 'Liczby okresu', beforeOf: 'wcześniej' };

export const best = {
  title: 'Najlepiej sprzedawane',
  caption: 'Produkty, które przyniosły najwięcej',
  product: 'Produkt',
  pieces: 'Sztuki',
  sales: 'Sprzedaż',
  gone: (id: number) => `Produkt ${id}, usunięty`,
  none: 'W tym czasie nic nie sprzedano.',
};

export const searches = {
  title: 'Wyszukiwania',
  lead: 'W ilu godzinach ktoś tego szukał. Kto szukał, sklep nie zapisuje.',
  found: 'Najczęściej szukane',
  missed: 'Bez wyniku',
  text: 'Szukany tekst',
  hours: 'Godziny',
  none: 'Nic takiego nie było.',
};

export const columns = {
  start: 'Od dnia',
  orders: 'Zamówienia',
  sales: 'Sprzedaż',
  average: 'Średnie zamówienie',
  returns: 'Zgłoszone zwroty',
  baskets: 'Porzucone koszyki',
  before: (name: string) => `${name} wcześniej`,
};
