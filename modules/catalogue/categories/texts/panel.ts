import type { CategoryValues } from '#modules/catalogue/products/rules/group-fields.ts';
import type { FieldText } from '#platform/panel-ui/texts/field-text.ts';
import { plural } from '#platform/text/rules/plural.ts';
import type { TreeStep } from '../rules/move-category.ts';

export const title = 'Kategorie';
export const lead =
  'Drzewo menu, najwyżej trzy poziomy. Przeciągnij kategorię na inne miejsce albo użyj strzałek; produkty i podkategorie idą z nią, a adresy zostają.';
export const create = 'Nowa kategoria';
export const add = 'Dodaj kategorię';
export const addBelow = (name: string) => `Dodaj podkategorię w: ${name}`;
export const empty = 'Nie ma jeszcze żadnej kategorii.';
export const hidden = 'Ukryta';
export const products = (count: number) =>
  `${count} ${plural(count, { one: 'produkt', few: 'produkty', many: 'produktów' })}`;

export const steps: Record<TreeStep, (name: string) => string> = {
  up: (name) => `Wyżej: ${name}`,
  down: (name) => `Niżej: ${name}`,
  in: (name) => `Pod poprzednią: ${name}`,
  out: (name) => `Poziom wyżej: ${name}`,
};

export const answers = {
  moved: (name: string) => `„${name}” stoi w nowym miejscu. Menu i liczby produktów już to pokazują.`,
  removed: 'Kategoria jest usunięta. Jej adres prowadzi teraz wyżej.',
  used: 'Nie można usunąć: kategoria ma produkty albo podkategorie. Przenieś je albo ukryj kategorię.',
  unknown: 'Tej kategorii już nie ma. Odśwież stronę.',
  nowhere: 'Dalej w tę stronę już się nie da.',
};

export const groups = {
  what: 'Co to jest',
  shown: 'Na stronie kategorii',
  sites: 'Porównywarki cen',
};

export const remove = {
  title: 'Usunięcie',
  lead: 'Usunąć można kategorię bez produktów i podkategorii. Jej adres będzie prowadził do kategorii wyżej.',
  submit: 'Usuń kategorię',
  question: (name: string) => `Usunąć kategorię „${name}” na zawsze?`,
};

export const fields = {
  name: { label: 'Nazwa' },
  parentId: {
    label: 'W kategorii',
    hint: 'Po zmianie kategoria stanie tam na końcu.',
    choices: { '': 'pierwszy poziom' },
  },
  hidden: {
    label: 'Ukryta',
    hint: 'Z podkategoriami znika z menu i list, a jej strony nie ma. Produkty zostają w sprzedaży.',
  },
  wholeName: { label: 'Nazwa całości w menu', hint: 'Na przykład „Cała odzież”. Puste: „Wszystkie”.' },
  slug: {
    label: 'Adres',
    hint: 'Ostatnia część adresu. Puste: wynika z nazwy. Dawny adres będzie prowadził do nowego.',
  },
  description: { label: 'Opis' },
  photo: { label: 'Zdjęcie' },
  googleCategory: { label: 'Numer kategorii Google' },
  ceneoCategory: { label: 'Kategoria Ceneo', hint: 'Na przykład „Sport i turystyka/Rowery”.' },
} satisfies Record<keyof CategoryValues, FieldText>;
