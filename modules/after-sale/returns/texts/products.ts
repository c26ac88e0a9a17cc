import { quantityAsObject, type UnitNames } from '#modules/catalogue/availability/texts/units.ts';
import { formatQuantity } from '#platform/money/rules/quantity-text.ts';

export const reasons = {
  '': 'Nie chcę podawać',
  size: 'Zły rozmiar',
  look: 'Wygląda inaczej niż na zdjęciu',
  quality: 'Jakość mnie nie przekonała',
  wrong: 'To nie ten produkt',
  mind: 'Zmiana zdania',
};

export const title = 'Co chcesz zwrócić?';
export const choose = (name: string) => `Zwracam: ${name}`;
export const quantity = 'Ile';
export const left = (max: number, of: string) => `do zwrotu ${formatQuantity(max)}, kupiono ${of}`;
export const available = (max: string) => `z ${max}`;
export const tooMany = (quantity: number, unit: UnitNames) =>
  `Maksymalnie możesz zwrócić ${quantityAsObject(quantity, unit)}`;
export const none = 'Wybierz produkty, które chcesz zwrócić.';
export const comment = 'Uwagi do produktu';
export const commentOpen = 'Dodaj uwagi';
export const reason = 'Powód zwrotu';
export const photos = 'Zdjęcia';
export const photosHint = 'Do 4 zdjęć (JPG, PNG, WebP), każde do 5 MB, razem do 11 MB.';
export const photoName = (at: number) => `Zdjęcie ${at}`;
export const removePhoto = (at: number) => `Usuń zdjęcie ${at}`;
export const unopened =
  'Produkt zapieczętowany ze względów higienicznych. Przyjmiemy go tylko w nieotwartym opakowaniu.';

export const photoFaults = {
  empty: 'Ten plik jest pusty.',
  'too-large': 'Zdjęcie jest za duże. Każde może mieć do 5 MB, a wszystkie razem do 11 MB.',
  'wrong-type': 'Ten plik nie jest zdjęciem JPG, PNG ani WebP.',
  'too-many-pixels': 'To zdjęcie ma zbyt dużą rozdzielczość.',
  unreadable: 'Nie udało się odczytać tego zdjęcia. Spróbuj wysłać inne.',
  'too-many': 'Możesz dodać najwyżej 4 zdjęcia.',
};

export const complained = 'Jest w reklamacji. Możesz też zwrócić; pieniądze za te same sztuki oddajemy raz.';
export const changed =
  'W międzyczasie coś się zmieniło i nie wszystko da się jeszcze zwrócić. Sprawdź produkty i ilości.';
