import { plural } from '#platform/text/rules/plural.ts';
import type { PageKind } from '#platform/vitals/rules/page-kind.ts';
import type { JudgedVital, VitalRating } from '#platform/vitals/rules/vital-histogram.ts';
import type { Metric } from '../rules/numbers-figures.ts';
import type { Grain } from '../rules/numbers-period.ts';

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

const written = (value: number, digits: number) => value.toLocaleString('pl', { maximumFractionDigits: digits });

export const vitals = {
  title: 'Szybkość stron',
  lead: 'Trzy wizyty na cztery nie były gorsze (75. percentyl). Mierzone tylko u kupujących, którzy zgodzili się na statystyki; czyja to wizyta, sklep nie zapisuje.',
  caption: 'Szybkość stron według rodzaju, obok wcześniejszego okresu',
  page: 'Strona',
  counted: (count: number) =>
    `${count.toLocaleString('pl')}\u00a0${plural(count, { one: 'pomiar', few: 'pomiary', many: 'pomiarów' })}`,
  none: 'W tym czasie nie ma pomiarów. Przychodzą same, gdy kupujący zgodzą się na statystyki w oknie o plikach cookie i opuszczą stronę; bez zgody nic nie jest mierzone.',
  pages: {
    home: 'Strona główna',
    listing: 'Listy produktów',
    search: 'Wyszukiwarka',
    product: 'Produkt',
    basket: 'Koszyk',
    order: 'Zamówienie i płatność',
    other: 'Pozostałe',
  } satisfies Record<PageKind, string>,
  names: {
    LCP: 'Największa treść (LCP)',
    INP: 'Reakcja na dotknięcie (INP)',
    CLS: 'Przesunięcia (CLS)',
  } satisfies Record<JudgedVital, string>,
  hints: {
    LCP: 'dobrze do 2,5 s, źle powyżej 4 s',
    INP: 'dobrze do 200 ms, źle powyżej 500 ms',
    CLS: 'dobrze do 0,1, źle powyżej 0,25',
  } satisfies Record<JudgedVital, string>,
  ratings: { good: 'dobrze', fair: 'do poprawy', poor: 'źle' } satisfies Record<VitalRating, string>,
  values: {
    LCP: (ms: number) => `${written(ms / 1000, 2)} s`,
    INP: (ms: number) => `${written(ms, 0)} ms`,
    CLS: (shift: number) => written(shift, 3),
  } satisfies Record<JudgedVital, (value: number) => string>,
  columns: {
    vital: 'Miara',
    value: '75. percentyl (LCP i INP w ms)',
    rating: 'Ocena',
    count: 'Pomiary',
  },
};

export const percentChange = (percent: number) => `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent)}%`;
