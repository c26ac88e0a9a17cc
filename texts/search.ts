import { plural } from '#rules/text/plural.ts';

export const searchTexts = {
  groups: {
    products: 'Produkty',
    series: 'Serie',
    producers: 'Producenci',
    menuNodes: 'Kategorie',
    cms: 'Informacje',
    searchQueries: 'Popularne zapytania',
  },
  results: (text: string) => `Wyniki wyszukiwania: „${text}”`,
  found: (count: number) =>
    `Znaleźliśmy ${count} ${plural(count, {
      one: 'produkt',
      few: 'produkty',
      many: 'produktów',
    })}`,
  corrected: (typed: string, searched: string) =>
    `Nie mamy wyników dla „${typed}”. Pokazujemy wyniki dla „${searched}”.`,
  nothing: (text: string) => `Nie znaleźliśmy niczego dla „${text}”. Sprawdź pisownię albo wpisz ogólniejsze słowo.`,
  tooShort: (minimum: number) =>
    `Wpisz co najmniej ${minimum} ${plural(minimum, { one: 'znak', few: 'znaki', many: 'znaków' })}.`,
  phonePrice: 'Cena na telefon',
  showAll: 'Pokaż wszystkie wyniki',
};
