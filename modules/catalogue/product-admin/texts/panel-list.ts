import type { Missing, ProductSort, StockFilter, Visibility } from '../rules/product-filter.ts';

export const title = 'Produkty';

export const filter = {
  hint: 'Nazwa, kod albo EAN',
  find: 'Szukaj',
  more: 'Filtry i kolejność',
  category: 'Kategoria',
  producer: 'Producent',
  visibility: 'W sklepie',
  stock: 'Dostępność',
  missing: 'Czego brakuje',
  sort: 'Kolejność',
  any: 'Dowolna',
  anyone: 'Dowolny',
  unfiled: 'Wszystkie poza archiwum',
  nothing: 'Bez znaczenia',
  clear: 'Wyczyść filtry',
};

export const visibilities: Record<Visibility, string> = {
  visible: 'Widoczne',
  hidden: 'Ukryte',
  archived: 'Archiwum',
};

export const stocks: Record<StockFilter, string> = { 'in-stock': 'Do kupienia', 'sold-out': 'Nie do kupienia' };

export const missing: Record<Missing, string> = {
  photo: 'Bez zdjęcia',
  price: 'Bez ceny',
  'unit-price': 'Bez ceny jednostkowej',
  safety: 'Bez danych bezpieczeństwa',
  description: 'Bez opisu',
};
export const all = 'Wszystkie';
export const gaps = 'Czego brakuje produktom';

export const sorts: Record<ProductSort, string> = {
  newest: 'Od najnowszych',
  name: 'Według nazwy',
  cheapest: 'Od najtańszych',
  dearest: 'Od najdroższych',
  popular: 'Od najpopularniejszych',
};

export const statuses: Record<string, string> = { enable: 'sprzedawaj', order: 'na zamówienie', disable: 'wstrzymaj' };

export const list = {
  label: 'Lista produktów',
  product: 'Produkt',
  price: 'Cena (zł)',
  stock: 'Stan',
  visible: 'W sklepie',
  hidden: 'Ukryty',
  archived: 'W archiwum',
  shown: 'Widoczny',
  soldOut: 'Wyprzedany',
  withheld: 'Wstrzymany',
  show: (name: string) => `Pokaż w sklepie: ${name}`,
  hide: (name: string) => `Ukryj w sklepie: ${name}`,
  showShort: 'Pokaż',
  hideShort: 'Ukryj',
  priceOf: (name: string) => `Cena: ${name}`,
  stockOf: (name: string) => `Stan magazynu: ${name}`,
  savePrice: (name: string) => `Zapisz cenę: ${name}`,
  saveStock: (name: string) => `Zapisz stan: ${name}`,
  sizes: (many: number, prices: string) => `Rozmiary: ${many} · ${prices}`,
  reduced: (regular: string) => `przed obniżką ${regular}`,
  unlimited: 'bez limitu',
  stockHint: 'Stan „bez limitu” wpisz słowami.',
  none: 'Nie ma takich produktów',
  noneLead: 'Zmień filtry albo szukany tekst.',
  next: 'Następna strona',
};

export const answers = {
  priced: (name: string, price: string) => `${name}: cena ${price}.`,
  lawful: (percent: number | null, lowest: string) =>
    `W sklepie widać obniżkę${percent === null ? '' : ` −${percent}%`}, liczoną od najniższej ceny z 30 dni (${lowest}).`,
  notLawful: (lowest: string) =>
    `W sklepie nie widać obniżki, bo najniższa cena z 30 dni przed nią (${lowest}) nie jest wyższa.`,
  stocked: (name: string, stock: string) => `${name}: stan ${stock}.`,
  withheld: 'Sprzedaż tego rozmiaru jest wstrzymana.',
  shown: (name: string) => `${name}: widać w sklepie.`,
  hidden: (name: string) => `${name}: nie widać w sklepie.`,
  archived: 'Produkt jest w archiwum. Najpierw go z niego wyjmij.',
  unknown: 'Tego produktu już nie ma. Odśwież listę.',
  wrongPrice: 'Podaj cenę w złotych, na przykład 49,90.',
  wrongStock: 'Podaj liczbę sztuk albo „bez limitu”.',
  changedPrice: (price: string) =>
    `Ktoś zmienił tę cenę: teraz jest ${price}. Nic nie zapisano, sprawdź i zapisz jeszcze raz.`,
  changedStock: (stock: string) =>
    `Stan zmienił się w międzyczasie: teraz jest ${stock}. Nic nie zapisano, sprawdź i zapisz jeszcze raz.`,
};

export const newProduct = {
  title: 'Nowy produkt',
  lead: 'Produkt powstaje ukryty. Zdjęcia, opis i resztę dodasz na następnej stronie.',
  add: 'Dodaj produkt',
  create: 'Utwórz i przejdź dalej',
  codeHint: 'Puste: sklep nada kod.',
};
