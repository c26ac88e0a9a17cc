import { plural } from '#platform/text/rules/plural.ts';

export const loading = 'Szukam podpowiedzi';
export const found = (count: number) =>
  `${count} ${plural(count, { one: 'podpowiedź', few: 'podpowiedzi', many: 'podpowiedzi' })}. Użyj strzałek, aby wybrać.`;

export const groups = {
  products: 'Produkty',
  series: 'Serie',
  producers: 'Producenci',
  menuNodes: 'Kategorie',
  cms: 'Informacje',
  searchQueries: 'Popularne zapytania',
};

export const recent = 'Ostatnio szukane';
export const forget = (text: string) => `Usuń „${text}” z ostatnio szukanych`;
export const forgetAll = 'Wyczyść ostatnio szukane';
export const showAll = 'Pokaż wszystkie wyniki';
export const nothingSuggested = 'Brak podpowiedzi. Naciśnij Enter, aby wyszukać.';
export const phonePrice = 'Cena na telefon';
