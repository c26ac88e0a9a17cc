export const searchTexts = {
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
  didYouMean: 'Czy chodziło Ci o',
  corrected: (typed: string) =>
    `Nie mamy produktów dla „${typed}”, dlatego pokazujemy wyniki dla poprawionego zapytania.`,
};
