import {
  endSentence,
  quantityAsObject,
  quantityWithUnit,
  type UnitNames,
} from '#modules/catalogue/availability/texts/units.ts';
import { formatMegabytes } from '#platform/files/rules/file-size.ts';
import { plural } from '#platform/text/rules/plural.ts';
import { LINE_FILES } from '../rules/line-files.ts';
import type { CarriedOutcome, LineCode } from '../rules/line-outcome.ts';

/** The product of an outcome. */
export interface NamedProduct extends UnitNames {
  name: string;
}

interface OutcomeFacts {
  /** The product's name, or a word for it. */
  it: string;
  limit: string;
  /** „name” of the file it is about, when the page knows it. */
  file: string;
}

const NO_PRODUCT: UnitNames = { unit: 'szt.' };

const OUTCOMES: Record<LineCode, (facts: OutcomeFacts) => string> = {
  added: ({ it }) => `Dodaliśmy do koszyka: ${it}.`,
  changed: ({ it }) => `Zmieniliśmy ilość: ${it}.`,
  removed: ({ it }) => `Usunęliśmy: ${it}.`,
  kept: () => 'Nic się nie zmieniło.',
  raised: ({ it, limit }) => `Minimalnie musisz zamówić ${endSentence(limit)} Tyle wpisaliśmy: ${it}.`,
  lowered: ({ it, limit }) => `Maksymalnie możesz zamówić: ${endSentence(limit)} Tyle wpisaliśmy: ${it}.`,
  'already-in-basket': ({ it }) => `Masz już w koszyku największą możliwą ilość: ${it}.`,
  unavailable: ({ it }) => `Produkt niedostępny: ${it}.`,
  'phone-price': () => 'Cena na telefon. Skontaktuj się ze sprzedawcą.',
  'points-only': () => 'Ten produkt jest dostępny tylko w programie lojalnościowym, za punkty.',
  'not-for-points': () => 'Tego produktu nie można odebrać za punkty.',
  'points-sign-in': () => 'Punkty wymieniają zalogowani klienci. Zaloguj się, aby odebrać produkt za punkty.',
  'not-enough-points': () => 'Nie masz wystarczającej ilości punktów',
  'unknown-product': () => 'Nie znaleźliśmy tego produktu. Mógł zniknąć z oferty.',
  'unknown-size': () => 'Nie mamy takiego rozmiaru. Wybierz inny na stronie produktu.',
  'size-required': () => 'Wybierz rozmiar na stronie produktu, a dodamy go do koszyka.',
  'configuration-required': () => 'Odpowiedz na wszystkie wymagane pytania na stronie produktu.',
  'part-required': () => 'Wybierz kolor i rozmiar każdej części zestawu na stronie produktu.',
  'parts-required': () => 'Wybierz przynajmniej jedną część kolekcji.',
  'part-unavailable': () => 'Jedna z części zestawu jest niedostępna.',
  'no-subscription': () => 'Tego produktu nie można zamawiać w takiej subskrypcji.',
  'unknown-line': () => 'Tej pozycji nie ma już w koszyku. Dodaj produkt jeszcze raz.',
  'basket-full': () => 'Koszyk jest pełny. Złóż zamówienie albo usuń coś z koszyka.',
  'unreadable-quantity': ({ it }) => `Wpisz ilość cyframi: ${it}.`,
  // The text of forms (S5.25), which the product page does not load.
  'comment-cut': () => 'Uwagi mogą mieć maksymalnie 255 znaków.',
  'favourite-added': ({ it }) => `Dodaliśmy do ulubionych: ${it}.`,
  'favourite-kept': ({ it }) => `Masz już w ulubionych: ${it}.`,
  'favourites-full': () => 'Lista ulubionych jest pełna. Usuń z niej coś, aby dodać kolejny produkt.',
  'gift-chosen': () => 'Prezent dołączymy do Twojego zamówienia.',
  'gift-resigned': () => 'Zamówienie pojedzie bez prezentu.',
  'gift-unknown': () => 'Tego prezentu już nie rozdajemy.',
  'gift-below-minimum': () => 'Wartość koszyka jest za niska na ten prezent.',
  'file-blocked': ({ file }) =>
    `${file ? `Pliku ${file}` : 'Tego pliku'} nie można dodać. Przyjmujemy zdjęcia JPG, PNG i WebP oraz pliki PDF.`,
  'file-unreadable': () => 'Nie udało się odczytać tego pliku. Zapisz go jeszcze raz i spróbuj ponownie.',
  'file-too-large': () => `Plik jest za duży. Maksymalny rozmiar pliku to ${formatMegabytes(LINE_FILES.maxBytes)}.`,
  'file-name-too-long': () => 'Nazwa pliku jest za długa. Skróć ją i dodaj plik jeszcze raz.',
  'file-disguised': () =>
    'Nazwa pliku nie zgadza się z tym, co w nim jest. Zdjęcie zapisz jako JPG, PNG lub WebP, a dokument jako PDF.',
  'files-full': () => `Do jednego produktu możesz dodać najwyżej ${LINE_FILES.max} plików.`,
  'files-too-often': () => 'To za dużo plików w krótkim czasie. Spróbuj ponownie za godzinę.',
  'file-added': ({ it }) => `Dodaliśmy plik: ${it}.`,
  'file-removed': ({ it }) => `Usunęliśmy plik: ${it}.`,
  'gift-sold-out': () => 'Ten prezent właśnie się skończył. Wybierz inny.',
};

export function outcome(
  { code, limit }: Pick<CarriedOutcome, 'code' | 'limit'>,
  product?: NamedProduct,
  file?: string,
): string {
  // „musisz zamówić 1 parę”, but „możesz zamówić: 1 para”.
  const write = code === 'raised' ? quantityAsObject : quantityWithUnit;
  return OUTCOMES[code]({
    it: product?.name || 'wybrany produkt',
    file: file ? `„${file}”` : '',
    limit: limit === undefined ? '' : write(limit, product ?? NO_PRODUCT),
  });
}

export const addedLines = (count: number) =>
  `Dodaliśmy do koszyka: ${count}\u00a0${plural(count, { one: 'produkt', few: 'produkty', many: 'produktów' })}.`;
export const inBasket = (quantity: string) => `W koszyku: ${quantity}`;
export const toFavourites = 'Zobacz ulubione';
export const keepShopping = 'Kupuj dalej';
export const changeFailed = 'Nie udało się zmienić koszyka. Spróbuj jeszcze raz.';

export const removed = (name: string) => `Usunęliśmy z ulubionych: ${name}.`;
