import type { UnitNames } from '#modules/catalogue/availability/texts/units.ts';

/** On the page of a draft, which only its editor has the address of. */
export const draft =
  'To jest podgląd szkicu. Kupujący zobaczą te zmiany dopiero wtedy, gdy zapiszesz produkt; przyciski działają na produkcie, jaki jest teraz w sklepie.';
export const code = (code: string) => `Kod produktu: ${code}`;
export const versions = 'Kolor';
export const version = (name: string, available: boolean) => (available ? name : `${name} (niedostępny)`);
export const size = 'Rozmiar';
export const chooseSize = 'Wybierz rozmiar';
/** At the sizes themselves, next to the alert. */
export const sizeMissing = 'Zaznacz jeden z rozmiarów.';
/** Of a gift card. */
export const amount = 'Kwota';
export const chooseAmount = 'Wybierz kwotę';
export const amountMissing = 'Zaznacz jedną z kwot.';
export const choosePart = 'Wybierz kolor i rozmiar tej części zestawu';
export const configurationMissing = 'Odpowiedz na wszystkie wymagane pytania o produkt';
export const choosePartOfCollection = 'Wybierz przynajmniej jedną część kolekcji';
export const sizeTable = 'Tabela rozmiarów';
export const allSizeTables = 'Wszystkie tabele rozmiarów';
export const sizeGone = (name: string) => `Rozmiar ${name} jest wyprzedany`;
export const expected = (date: string) => `Spodziewana dostawa: ${date}`;
export const tryAgain = 'Spróbuj ponownie';
export const sizeSoldOut = (name: string) => `${name}, niedostępny`;
export const quantity = 'Ilość';
export const buy = 'Do koszyka';
export const expressCheckout = 'Szybki zakup';
export const expressButton = 'Kup jednym kliknięciem';
export const addToFavourites = 'Dodaj do ulubionych';
export const inFavourites = 'W ulubionych';
export const removeFromFavourites = 'W ulubionych, usuń';
export const addToList = 'Dodaj do listy';
export const unavailable = 'Produkt niedostępny';
export const contact = 'Skontaktuj się z nami';
export const returns = (days: number) => `${days} dni na zwrot bez podania przyczyny`;
export const points = (points: string) => `Za zakup z kontem otrzymasz ${points}`;
export const forPoints = (points: string) => `Do odebrania za ${points}`;
export const buyForPoints = (points: string) => `Odbierz za ${points}`;
export const priceHistory = 'Historia ceny';
export const tiers = 'Kup więcej, zapłać mniej';
export const each = (price: string, { unit }: UnitNames) => `${price}/${unit}`;
export const nextTier = (missing: string, price: string, { unit }: UnitNames) =>
  `Dodaj jeszcze ${missing}, a zapłacisz ${price}/${unit}`;
export const tierPrice = (quantity: string) => `Cena jednostkowa przy zakupie: ${quantity}`;

export const galleryTitle = 'Zdjęcia produktu';
export const galleryPhoto = (number: number, count: number) => `Zdjęcie ${number} z ${count}`;
export const galleryNoPhoto = 'Zdjęcie w przygotowaniu';
export const galleryEnlarge = (what: string) => `Powiększ: ${what}`;
export const galleryThumbnails = 'Miniatury zdjęć';
export const galleryZoomIn = 'Przybliż';
export const galleryZoomOut = 'Oddal';
export const openCalculator = 'Oblicz ratę';
