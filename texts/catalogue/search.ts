import { plural } from '#rules/platform/text/plural.ts';

export const searchTexts = {
  loading: 'Szukam podpowiedzi',
  found: (count: number) =>
    `${count} ${plural(count, { one: 'podpowiedź', few: 'podpowiedzi', many: 'podpowiedzi' })}. Użyj strzałek, aby wybrać.`,
  groups: {
    products: 'Produkty',
    series: 'Serie',
    producers: 'Producenci',
    menuNodes: 'Kategorie',
    cms: 'Informacje',
    searchQueries: 'Popularne zapytania',
  },
  recent: 'Ostatnio szukane',
  forget: (text: string) => `Usuń „${text}” z ostatnio szukanych`,
  forgetAll: 'Wyczyść ostatnio szukane',
  showAll: 'Pokaż wszystkie wyniki',
  nothingSuggested: 'Brak podpowiedzi. Naciśnij Enter, aby wyszukać.',
  phonePrice: 'Cena na telefon',
};
