import type {
  DictionaryValues,
  ProducerValues,
  SeriesValues,
  TraitValues,
  WarrantyValues,
} from '#modules/catalogue/products/rules/group-fields.ts';
import type { FieldText } from '#platform/panel-ui/texts/field-text.ts';
import { plural } from '#platform/text/rules/plural.ts';

const SLUG: FieldText = {
  label: 'Adres',
  hint: 'Ostatnia część adresu. Puste: wynika z nazwy. Dawny adres będzie prowadził do nowego.',
};
const productsOf = (count: number) =>
  `${count} ${plural(count, { one: 'produkt', few: 'produkty', many: 'produktów' })}`;

export const producers = {
  title: 'Producenci',
  lead: 'Kto zrobił towar i kto odpowiada za niego w Unii. Te dane stoją na stronie produktu.',
  list: 'Producenci',
  create: 'Nowy producent',
  add: 'Dodaj producenta',
  empty: 'Nie ma jeszcze żadnego producenta.',
  columns: ['Produkty', 'Kontakt w Unii'],
  noContact: 'brak',
  groups: {
    maker: 'Producent',
    lead: 'Wymagane przez przepisy o bezpieczeństwie produktów.',
    responsible: 'Osoba odpowiedzialna w Unii',
  },
  fields: {
    name: { label: 'Nazwa' },
    slug: SLUG,
    description: { label: 'Opis' },
    address: { label: 'Adres pocztowy' },
    email: { label: 'E-mail' },
    responsibleName: { label: 'Kto' },
    responsibleAddress: { label: 'Adres pocztowy osoby odpowiedzialnej' },
    responsibleEmail: { label: 'E-mail osoby odpowiedzialnej' },
  } satisfies Record<keyof ProducerValues, FieldText>,
};

export const series = {
  title: 'Serie',
  lead: 'Produkty jednej linii producenta, ze wspólną stroną.',
  list: 'Serie',
  create: 'Nowa seria',
  add: 'Dodaj serię',
  empty: 'Nie ma jeszcze żadnej serii.',
  columns: ['Produkty', 'Producent'],
  fields: {
    name: { label: 'Nazwa' },
    producerId: { label: 'Producent' },
    slug: SLUG,
    description: { label: 'Opis' },
  } satisfies Record<keyof SeriesValues, FieldText>,
};

export const warranties = {
  title: 'Gwarancje',
  lead: 'Co producent obiecuje ponad prawo. Gwarancję wybiera się w edytorze produktu.',
  list: 'Gwarancje',
  create: 'Nowa gwarancja',
  add: 'Dodaj gwarancję',
  empty: 'Nie ma jeszcze żadnej gwarancji.',
  columns: ['Produkty'],
  fields: {
    name: { label: 'Nazwa' },
    description: { label: 'Opis' },
  } satisfies Record<keyof WarrantyValues, FieldText>,
};

export const dictionary = {
  title: 'Słownik',
  lead: 'Hasła objaśniane na stronach produktów.',
  list: 'Słownik',
  create: 'Nowe hasło',
  add: 'Dodaj hasło',
  empty: 'Nie ma jeszcze żadnego hasła.',
  columns: ['Produkty'],
  fields: {
    term: { label: 'Hasło' },
    explanation: { label: 'Objaśnienie' },
    products: { label: 'Produkty', hint: 'Kody produktów, przy których stoi hasło, każdy w osobnym wierszu.' },
  } satisfies Record<keyof DictionaryValues, FieldText>,
};

export const traits = {
  title: 'Cechy',
  lead: 'W tej kolejności stoją na stronie produktu i w filtrach.',
  list: 'Cechy',
  create: 'Nowa cecha',
  add: 'Dodaj cechę',
  empty: 'Nie ma jeszcze żadnej cechy.',
  columns: ['Wartości', 'Produkty'],
  fields: { name: { label: 'Nazwa' }, value: { label: 'Wartość' } } satisfies Record<
    keyof TraitValues | 'value',
    FieldText
  >,
};

export const values = {
  title: 'Wartości',
  lead: 'W tej kolejności stoją w filtrach. Nadanie nazwy, która już jest, połączy obie wartości.',
  none: 'Ta cecha nie ma jeszcze wartości.',
  nameOf: (value: string) => `Nazwa wartości ${value}`,
  save: 'Zapisz',
  saveOf: (value: string) => `Zapisz wartość ${value}`,
  products: productsOf,
  add: 'Dodaj wartość',
  fresh: 'Nowa wartość',
  removeOf: (value: string) => `Usuń wartość ${value}`,
  answers: {
    saved: 'Zapisano. W sklepie widać to od razu.',
    merged: 'Taka wartość już jest: połączono je w jedną.',
    taken: 'Taka wartość tej cechy już jest. Wpisz inną.',
    moved: 'Zmieniono kolejność.',
    removed: 'Wartość jest usunięta.',
    used: 'Nie można usunąć: mają ją produkty. Możesz połączyć ją z inną, nadając jej tę samą nazwę.',
    unknown: 'Tej wartości już nie ma. Odśwież stronę.',
    wrong: 'Podaj nazwę, najwyżej 120 znaków.',
  },
};

export const sizes = {
  title: 'Rozmiary i jednostki',
  lead: 'Jak nazywają się rozmiary i jednostki wszystkich produktów.',
  sizesTitle: 'Rozmiary',
  sizesLead: 'W tej kolejności stoją w filtrach. Nowa nazwa pojawi się przy wszystkich produktach tego rozmiaru.',
  table: { before: 'Tabelę rozmiarów zmienisz wśród stron:', link: 'Tabela rozmiarów' },
  also: (others: string) => `pisane też: ${others}`,
  none: 'Żaden produkt nie ma rozmiarów do wyboru.',
  nameOf: (name: string) => `Nazwa rozmiaru ${name}`,
  saveOf: (name: string) => `Zapisz rozmiar ${name}`,
  unitsTitle: 'Jednostki',
  unitsLead: 'W czym liczy się produkty. Nowa nazwa pojawi się przy wszystkich, które mają dawną.',
  unitOf: (unit: string) => `Jednostka ${unit}`,
  pluralOf: (unit: string) => `Liczba mnoga jednostki ${unit}`,
  saveUnitOf: (unit: string) => `Zapisz jednostkę ${unit}`,
  save: 'Zapisz',
  products: productsOf,
  answers: {
    saved: 'Zapisano. W sklepie widać to od razu.',
    moved: 'Zmieniono kolejność.',
    unknown: 'Tego już nie ma. Odśwież stronę.',
    stale: 'Ktoś zmienił ten rozmiar w czasie Twoich zmian. Sprawdź obecną nazwę i zapisz jeszcze raz.',
    wrongSize: 'Podaj nazwę rozmiaru, najwyżej 40 znaków.',
    wrongUnit: 'Podaj jednostkę i jej liczbę mnogą, każdą do 20 znaków.',
  },
};
