import { endSentence, quantityAsObject, type UnitNames } from '#modules/catalogue/availability/texts/units.ts';
import type { LineAvailability } from '#modules/sales/basket/rules/basket-view.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import { plural } from '#platform/text/rules/plural.ts';

type Unavailable = Extract<LineAvailability, { kind: 'unavailable' }>;

const reasons: Record<Unavailable['reason'], string> = {
  withdrawn: 'Tego produktu nie ma już w ofercie.',
  'size-withdrawn': 'Tego rozmiaru nie ma już w ofercie.',
  'sold-out': 'Produkt został wyprzedany.',
  'phone-price': 'Ten produkt można kupić tylko po kontakcie z obsługą.',
  'not-for-points': 'Tego produktu nie można już odebrać za punkty.',
};

export const title = 'Koszyk';
export const lines = 'Produkty w koszyku';
export const backToProduct = (name: string) => `Wróć do produktu: ${name}`;
export const nameWithSize = (name: string, size: string) => `${name}, rozmiar ${size}`;
export const quantityOf = (name: string) => `Ilość: ${name}`;
export const unitPrice = (price: string, unit: string) => `${price} / ${unit}`;
export const removeLine = (name: string) => `Usuń z koszyka: ${name}`;
export const recount = 'Przelicz koszyk';
export const tick = 'Zaznacz';
export const tickToRemove = 'Zaznacz do usunięcia';
export const actions = 'Więcej działań';
export const removeTicked = 'Usuń zaznaczone';
export const removeAll = 'Usuń wszystkie';
export const keepAll = 'Dodaj wszystko do ulubionych';
export const listAll = 'Dodaj wszystko do listy';
export const removed = (name: string) => `Usunięto z koszyka: ${name}`;
export const removedMany = (count: number) =>
  `Usunięto z koszyka ${count}\u00a0${plural(count, { one: 'produkt', few: 'produkty', many: 'produktów' })}`;
export const undo = 'Przywróć';
export const undoRemoval = 'Przywróć usunięte produkty';
export const extras = 'Uwagi i pliki';
export const comment = 'Uwagi do produktu';
export const commentOn = (name: string, prompt: string) => `${prompt || 'Uwagi'}: ${name}`;
export const files = 'Dodaj plik';
export const filesOn = (name: string) => `Plik do produktu: ${name}`;
export const filesHint = (max: number, size: string) => `Zdjęcie albo PDF, do ${size}, najwyżej ${max}.`;
export const sendFile = 'Wyślij plik';
export const ownFiles = (name: string) => `Twoje pliki: ${name}`;
export const removeFile = (name: string) => `Usuń plik: ${name}`;
export const share = 'Udostępnij koszyk';
export const shareLink = 'Adres z zawartością koszyka, bez Twoich danych';
export const received = (count: number) =>
  `Ktoś udostępnił Ci koszyk: ${count}\u00a0${plural(count, { one: 'produkt', few: 'produkty', many: 'produktów' })}.`;
export const receivedLine = (name: string, quantity: string) => `${name}, ${quantity}`;
export const take = 'Dodaj do mojego koszyka';
export const summary = 'Podsumowanie';
export const products = 'Wartość produktów';
export const points = 'Do zapłaty punktami';
export const delivery = 'Dostawa';
export const vat = 'Podatek VAT';
export const deliveryFrom = 'Dostawa od';
export const freePickup = 'Odbiór w sklepie jest bezpłatny.';
export const deliveryOptions = 'Sposoby i koszty dostawy';
export const earned = (points: string) => `Za te zakupy dostaniesz ${points}`;
export const earnedWithAccount = (points: string) => `Załóż konto, a za te zakupy dostaniesz ${points}`;
export const balance = (points: string) => `Masz na koncie ${points}`;
export const toOrder = 'Przejdź do zamówienia';
export const unavailable = 'Niedostępne produkty';
export const unavailableText = 'Nie wliczamy ich do zamówienia.';
export const notCounted = 'Nie wliczone';
export const free = 'Gratis!';

export const totals = {
  none: 'Razem',
  known: 'Razem z dostawą',
  from: 'Razem z dostawą od',
  unknown: 'Razem bez dostawy',
};

export const tooHeavy =
  'Ten koszyk jest za ciężki dla naszych kurierów. Zmniejsz ilość albo napisz do nas: przyjmiemy zamówienie i ustalimy koszt dostawy.';
export const contact = 'Napisz do nas';
export const toFreeDelivery = (missing: Grosze) => `Do darmowej dostawy brakuje ${formatMoney(missing)}`;
export const keepShopping = 'Wróć do zakupów';
export const emptyTitle = 'Twój koszyk jest pusty';
export const emptyText = 'Rozejrzyj się po sklepie. To, co wybierzesz, poczeka tutaj na Ciebie.';
export const emptyLink = 'Zobacz, co mamy';
export const withdrawnName = 'Produkt wycofany z oferty';

/** Null when the line can be ordered. */
export function obstacle(availability: LineAvailability, unit: UnitNames): string | null {
  if (availability.kind === 'unavailable') return reasons[availability.reason];
  if (availability.kind === 'too-many') {
    return `Mamy już tylko ${endSentence(quantityAsObject(availability.maximum, unit))} Zmniejsz ilość.`;
  }
  if (availability.kind === 'too-few') {
    return `Minimalnie musisz zamówić ${endSentence(quantityAsObject(availability.minimum, unit))}`;
  }
  if (availability.kind === 'lacks-comment') {
    return 'Ten produkt robimy według Twoich uwag. Wpisz je w koszyku, a dodamy go do zamówienia.';
  }
  return null;
}
