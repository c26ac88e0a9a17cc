import { plural } from '#platform/text/rules/plural.ts';
import { MAX_COMPARED } from '../rules/compare-view.ts';

const products = (count: number) => `${count} ${plural(count, { one: 'produkt', few: 'produkty', many: 'produktów' })}`;

export const title = 'Porównanie';
export const emptyTitle = 'Nie porównujesz żadnych produktów';
export const emptyText = 'Wybierz „Porównaj” przy produktach, a\u00a0zobaczysz je obok siebie.';
export const emptyLink = 'Zobacz, co mamy';
export const removeShort = 'Usuń';
export const removeOf = (name: string) => `Usuń z porównania: ${name}`;
export const removeAll = 'Usuń wszystkie';
export const hide = 'Ukryj';
export const hideOf = (name: string) => `Ukryj kolumnę: ${name}`;
export const showHidden = (count: number) =>
  `Pokaż ${count} ${plural(count, { one: 'ukryty', few: 'ukryte', many: 'ukrytych' })}`;
export const onlyDifferences = 'Tylko różnice';
export const noDifferences = 'Te produkty niczym się tu nie różnią.';
export const share = 'Udostępnij';
export const shared = 'Adres tego porównania jest skopiowany. Możesz go komuś wysłać.';
export const shareFailed =
  'Nie udało się skopiować. To porównanie jest teraz otwarte: skopiuj jego adres z paska przeglądarki.';
export const sharedTitle = 'To porównanie ktoś Ci wysłał';
export const sharedText = 'Twoja własna lista została bez zmian.';
export const ownLink = 'Pokaż moje porównanie';
export const sharedGone = 'Tych produktów nie ma już w sklepie.';
export const tooMany = `Naraz można porównać najwyżej ${products(MAX_COMPARED)}. Pokazujemy pierwsze z nich.`;
export const full = `Porównujesz już ${products(MAX_COMPARED)}, więcej się nie zmieści. Usuń któryś, aby dodać następny.`;
export const unknown = 'Tego produktu nie ma już w sklepie.';
export const added = (name: string) => `Dodano do porównania: ${name}`;
export const addMore = 'Dodaj jeszcze co najmniej jeden produkt, aby zobaczyć, czym się różnią.';
export const removed = 'Usunięto z porównania.';
export const table = 'Produkty obok siebie';
export const furtherColumns = (count: number) =>
  `W tabeli: ${products(count)}. Przewiń ją w bok, aby zobaczyć wszystkie.`;
export const previous = 'Poprzednie produkty';
export const next = 'Następne produkty';
export const missing = 'brak danych';

export const rows = {
  price: 'Cena',
  rating: 'Ocena klientów',
  noRating: 'jeszcze bez opinii',
  availability: 'Dostępność',
  available: 'dostępny',
  soldOut: 'niedostępny',
  sizes: 'Rozmiary',
  oneSize: 'jeden rozmiar',
  soldOutSizes: (names: string) => `wyprzedane: ${names}`,
  producer: 'Producent',
};

export const panel = {
  label: 'Porównywane produkty',
  count: (count: number) => `W porównaniu: ${products(count)}`,
  compare: 'Porównaj',
};
