import { MOST_COMPARED } from '#rules/compare/most-compared.ts';
import { plural } from '#rules/text/plural.ts';

const products = (count: number) => `${count} ${plural(count, { one: 'produkt', few: 'produkty', many: 'produktów' })}`;

export const compareTexts = {
  title: 'Porównanie',
  emptyTitle: 'Nie porównujesz żadnych produktów',
  emptyText: 'Wybierz „Porównaj” przy produktach, a zobaczysz je obok siebie.',
  emptyLink: 'Zobacz, co mamy',
  removeShort: 'Usuń',
  removeOf: (name: string) => `Usuń z porównania: ${name}`,
  removeAll: 'Usuń wszystkie',
  hide: 'Ukryj',
  hideOf: (name: string) => `Ukryj kolumnę: ${name}`,
  showHidden: (count: number) => `Pokaż ${count} ${plural(count, { one: 'ukryty', few: 'ukryte', many: 'ukrytych' })}`,
  onlyDifferences: 'Tylko różnice',
  noDifferences: 'Te produkty niczym się tu nie różnią.',
  share: 'Udostępnij',
  shared: 'Adres tego porównania jest skopiowany. Możesz go komuś wysłać.',
  shareFailed: 'Nie udało się skopiować. Otwórz „Udostępnij” w nowej karcie i skopiuj adres z paska.',
  sharedTitle: 'To porównanie ktoś Ci wysłał',
  sharedText: 'Twoja własna lista została bez zmian.',
  ownLink: 'Pokaż moje porównanie',
  sharedGone: 'Tych produktów nie ma już w sklepie.',
  tooMany: `Naraz można porównać najwyżej ${products(MOST_COMPARED)}. Pokazujemy pierwsze z nich.`,
  full: `Porównujesz już ${products(MOST_COMPARED)}, więcej się nie zmieści. Usuń któryś, aby dodać następny.`,
  unknown: 'Tego produktu nie ma już w sklepie.',
  added: (name: string) => `Dodano do porównania: ${name}`,
  removed: 'Usunięto z porównania.',
  table: 'Produkty obok siebie',
  missing: 'brak danych',
  rows: {
    price: 'Cena',
    rating: 'Ocena klientów',
    noRating: 'jeszcze bez opinii',
    availability: 'Dostępność',
    available: 'dostępny',
    soldOut: 'niedostępny',
    sizes: 'Rozmiary',
    oneSize: 'jeden rozmiar',
    producer: 'Producent',
  },
  panel: {
    label: 'Porównywane produkty',
    count: (count: number) => `W porównaniu: ${products(count)}`,
    compare: 'Porównaj',
  },
};
