import type { MatchKind, MatchPlace } from '../rules/explain-match.ts';
import type { SearchRuleKind } from '../rules/own-rules.ts';

export const title = 'Wyszukiwarka';
export const lead =
  'Co sklep rozumie, gdy klient czegoś szuka. Zmiana działa od razu. Odmianę słów, literówki i popularne zamienniki sklep zna sam.';

export const views = {
  synonimy: 'Synonimy',
  przypiete: 'Przypięte produkty',
  strony: 'Słowa do stron',
  'bez-wyniku': 'Bez wyniku',
  sprawdz: 'Sprawdź frazę',
};

interface RuleTexts {
  title: string;
  create: string;
  lead: string;
  empty: string;
  columns: string[];
  fields: Record<string, { label: string; hint?: string; choices?: Record<string, string> }>;
}

const phrases = {
  label: 'Gdy ktoś wpisze',
  hint: 'Słowa lub frazy, po przecinku albo każda w swoim wierszu. Odmiana i wielkość liter nie mają znaczenia.',
};
/** The rule compares the complete text. */
const wholePhrases = {
  label: 'Gdy ktoś wpisze tylko to',
  hint: 'Słowa lub frazy, po przecinku albo każda w swoim wierszu. Odmiana, kolejność słów i wielkość liter nie mają znaczenia: „zwrot” to także „zwroty”. Z innym słowem obok reguła nie działa.',
};

export const rules: Record<SearchRuleKind, RuleTexts> = {
  synonym: {
    title: 'Synonim',
    create: 'Dodaj synonim',
    lead: 'Słowa, które znaczą to samo co nazwy w sklepie.',
    empty: 'Nie ma jeszcze żadnych synonimów.',
    columns: ['Szuka też', 'Kierunek'],
    fields: {
      phrases,
      names: {
        label: 'Szukaj też',
        hint: 'Słowa z nazw produktów, po przecinku. Fraza z kilku słów znajduje produkty, które mają je wszystkie.',
      },
      bothWays: {
        label: 'Kierunek',
        hint: 'W jedną stronę: wpisane słowa znajdują też tamte. W obie: każde ze słów znajduje wszystkie pozostałe.',
        choices: { one: 'w jedną stronę', both: 'w obie strony' },
      },
    },
  },
  pin: {
    title: 'Przypięte produkty',
    create: 'Przypnij produkty',
    lead: 'Produkty, które stoją pierwsze, gdy ktoś wpisze tę frazę i nic więcej.',
    empty: 'Żadna fraza nie ma przypiętych produktów.',
    columns: ['Stoją pierwsze'],
    fields: {
      phrases: wholePhrases,
      codes: {
        label: 'Kody produktów',
        hint: 'Po przecinku, w tej kolejności staną na początku wyników. Najwyżej 24.',
      },
    },
  },
  page: {
    title: 'Słowa prowadzące do strony',
    create: 'Dodaj słowa do strony',
    lead: 'Gdy ktoś wpisze te słowa i nic więcej, trafia od razu na stronę sklepu, na przykład „zwrot” na stronę zwrotów.',
    empty: 'Żadne słowa nie prowadzą jeszcze do strony.',
    columns: ['Prowadzi do'],
    fields: {
      phrases: wholePhrases,
      page: { label: 'Strona lub kategoria', choices: { '': 'inny adres, wpisany obok' } },
      address: { label: 'Inny adres', hint: 'Adres w sklepie zaczynający się od /.' },
    },
  },
};

export const ruleParts: Record<string, { label: string; choices?: Record<string, string> }> = {
  kind: { label: 'Rodzaj', choices: { synonym: 'synonim', pin: 'przypięte produkty', page: 'słowa do strony' } },
  phrases: { label: 'Gdy ktoś wpisze' },
  names: { label: 'Szukaj też' },
  bothWays: { label: 'W obie strony' },
  productIds: { label: 'Numery produktów' },
  address: { label: 'Prowadzi do' },
};

export const directions = { both: 'w obie strony', one: 'w jedną stronę' };
export const hidden = (name: string) => `${name} (ukryty)`;
export const removed = 'Usunięto. Wyszukiwarka działa już bez tego.';
export const saved = 'Zapisano. Wyszukiwarka działa już z tą zmianą.';

export const filter = { label: 'Szukaj wśród słów', submit: 'Szukaj', nothing: 'Nie ma takich słów.' };

export const missed = {
  lead: 'Czego szukano w ostatnich 30 dniach i nie znaleziono. Liczba mówi, w ilu godzinach ktoś o to pytał.',
  empty: 'W ostatnich 30 dniach każde wyszukiwanie coś znalazło.',
  text: 'Fraza',
  hours: 'W ilu godzinach',
  state: 'Stan',
  act: 'Czynności',
  isTended: 'ma regułę',
  isOpen: 'bez reguły',
  add: 'Dodaj synonim',
  addFor: (text: string) => `Dodaj synonim: ${text}`,
  check: 'Sprawdź',
  checkFor: (text: string) => `Sprawdź: ${text}`,
};

export const tester = {
  lead: 'Wpisz frazę tak jak klient. Zobaczysz wyniki w ich kolejności i powód każdego miejsca.',
  text: 'Fraza',
  code: 'Kod produktu',
  codeHint: 'Jeśli chcesz wiedzieć, gdzie stoi jeden produkt.',
  submit: 'Sprawdź',
  order:
    'Kolejność: przypięte produkty, potem stopień dopasowania (nazwa zaczyna się od słowa, słowo w nazwie, słowo gdzie indziej), potem towar w sprzedaży, na końcu popularność.',
  results: 'Wyniki w kolejności',
  place: 'Miejsce',
  product: 'Produkt',
  why: 'Dlaczego tu stoi',
  asked: 'Produkt, o który pytasz',
  unknownCode: 'Nie ma widocznego produktu o tym kodzie.',
  notFound: 'Ta fraza go nie znajduje albo stoi za tysiącem innych.',
  atPlace: (place: number) => `Miejsce ${place}.`,
  nothing: 'Ta fraza niczego nie znajduje.',
  leadsTo: (address: string) => `Klient trafia od razu na ${address} i nie widzi wyników.`,
  ownNames: (word: string, names: readonly string[]) => `„${word}”: Twój synonim, szukane też ${names.join(', ')}.`,
  corrected: (text: string) => `Szukane jako „${text}”.`,
  leftOut: (words: readonly string[]) => `Pominięte, bo nie ma ich żaden produkt: ${words.join(', ')}.`,
  partial: 'Żaden produkt nie ma wszystkich słów: pokazane są te, które mają najważniejsze.',
  described: 'Te słowa są dopiero w opisach: nazwy, kategorie i cechy żadnego produktu nie mają ich wszystkich.',
  otherNames: (names: readonly string[]) => `Szukane pod innymi nazwami ze słownika: ${names.join(', ')}.`,
  without: (words: readonly string[]) => `Bez produktów, które mają: ${words.join(', ')}.`,
};

const placeNames: Record<MatchPlace, string> = {
  'first-in-name': 'pierwsze słowo nazwy',
  name: 'w nazwie',
  producer: 'producent',
  category: 'kategoria',
  code: 'kod produktu',
  other: 'seria, cecha lub wersja',
  'mixed-category': 'kategoria kilku rzeczy naraz',
  description: 'w opisie',
};

const kinds: Record<MatchKind, (found: string) => string> = {
  typed: () => 'dokładnie to słowo',
  form: (found) => `inna forma: ${found}`,
  'same-meaning': (found) => `słowo o tym samym znaczeniu: ${found}`,
  'own-synonym': (found) => `Twój synonim: ${found}`,
  'other-name': (found) => `inna nazwa ze słownika: ${found}`,
  beginning: (found) => `początek słowa ${found}`,
};

export const why = {
  pinned: 'Przypięty do tej frazy: stoi przed wszystkimi.',
  word: (word: string, { place, kind, found }: { place: MatchPlace; kind: MatchKind; found: string }) =>
    `„${word}”: ${placeNames[place]}, ${kinds[kind](found)}.`,
  missing: (word: string) => `„${word}”: produkt nie ma tego słowa.`,
  fit: (step: number, of: number) => `Dopasowanie: stopień ${step} z ${of}, 1 jest najlepszy.`,
  available: 'W sprzedaży.',
  soldOut: 'Wyprzedany: stoi za dostępnymi o tym samym dopasowaniu.',
  popularity: (count: number) => `Popularność: ${count}.`,
};
