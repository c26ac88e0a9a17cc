import { formatQuantity } from '#rules/catalogue/quantity/check-quantity.ts';
import { formatMoney } from '#rules/platform/money/format-money.ts';
import type { Grosze } from '#rules/platform/money/grosze.ts';
import { plural } from '#rules/platform/text/plural.ts';
import type { LineAvailability } from '#rules/selling/basket/basket-view.ts';
import { endSentence, quantityAsObject, type UnitNames } from '#texts/platform/units.ts';

type Unavailable = Extract<LineAvailability, { kind: 'unavailable' }>;

const reasons: Record<Unavailable['reason'], string> = {
  withdrawn: 'Tego produktu nie ma już w ofercie.',
  'size-withdrawn': 'Tego rozmiaru nie ma już w ofercie.',
  'sold-out': 'Produkt został wyprzedany.',
  'phone-price': 'Ten produkt można kupić tylko po kontakcie z obsługą.',
  'not-for-points': 'Tego produktu nie można już odebrać za punkty.',
};

export const basketScreenTexts = {
  title: 'Koszyk',
  lines: 'Produkty w koszyku',
  backToProduct: (name: string) => `Wróć do produktu: ${name}`,
  nameWithSize: (name: string, size: string) => `${name}, rozmiar ${size}`,
  size: (name: string) => `Rozmiar: ${name}`,
  subscription: (days: number) => `Subskrypcja co ${days} dni`,
  answer: (question: string, answers: string[]) => `${question}: ${answers.join(', ')}`,
  part: ({ name, sizeName, quantity }: { name: string; sizeName: string; quantity: number }) =>
    `${formatQuantity(quantity)}\u00a0× ${name}${sizeName && `, rozmiar ${sizeName}`}`,
  quantityOf: (name: string) => `Ilość: ${name}`,
  unitPrice: (price: string, unit: string) => `${price} / ${unit}`,
  remove: 'Usuń',
  removeLine: (name: string) => `Usuń z koszyka: ${name}`,
  recount: 'Przelicz koszyk',
  tick: 'Zaznacz',
  tickToRemove: 'Zaznacz do usunięcia',
  removeTicked: 'Usuń zaznaczone',
  removeAll: 'Usuń wszystkie',
  keepAll: 'Dodaj wszystko do ulubionych',
  listAll: 'Dodaj wszystko do listy',
  removed: (name: string) => `Usunięto z koszyka: ${name}`,
  removedMany: (count: number) =>
    `Usunięto z koszyka ${count}\u00a0${plural(count, { one: 'produkt', few: 'produkty', many: 'produktów' })}`,
  undo: 'Przywróć',
  undoRemoval: 'Przywróć usunięte produkty',
  comment: 'Uwagi do produktu',
  commentOn: (name: string, prompt: string) => `${prompt || 'Uwagi'}: ${name}`,
  files: 'Dodaj plik',
  filesOn: (name: string) => `Plik do produktu: ${name}`,
  filesHint: (most: number, size: string) => `Zdjęcie albo PDF, do ${size}, najwyżej ${most}.`,
  sendFile: 'Wyślij plik',
  ownFiles: (name: string) => `Twoje pliki: ${name}`,
  removeFile: (name: string) => `Usuń plik: ${name}`,
  share: 'Udostępnij koszyk',
  shareLink: 'Adres z zawartością koszyka, bez Twoich danych',
  received: (count: number) =>
    `Ktoś udostępnił Ci koszyk: ${count}\u00a0${plural(count, { one: 'produkt', few: 'produkty', many: 'produktów' })}.`,
  receivedLine: (name: string, quantity: string) => `${name}, ${quantity}`,
  take: 'Dodaj do mojego koszyka',
  summary: 'Podsumowanie',
  products: 'Wartość produktów',
  points: 'Do zapłaty punktami',
  delivery: 'Dostawa',
  vat: 'Podatek VAT',
  deliveryFrom: 'Dostawa od',
  ways: 'Sposoby i koszty dostawy',
  earned: (points: string) => `Za te zakupy dostaniesz ${points}`,
  balance: (points: string) => `Masz na koncie ${points}`,
  toOrder: 'Przejdź do zamówienia',
  unavailable: 'Niedostępne produkty',
  unavailableText: 'Nie wliczamy ich do zamówienia.',
  notCounted: 'Nie wliczone',
  free: 'Gratis!',
  totals: {
    none: 'Razem',
    known: 'Razem z dostawą',
    from: 'Razem z dostawą od',
    unknown: 'Razem bez dostawy',
  },
  tooHeavy:
    'Ten koszyk jest za ciężki dla naszych kurierów. Zmniejsz ilość albo napisz do nas: przyjmiemy zamówienie i ustalimy koszt dostawy.',
  contact: 'Napisz do nas',
  toFreeDelivery: (missing: Grosze) => `Do darmowej dostawy brakuje ${formatMoney(missing)}`,
  freeDelivery: 'Masz darmową dostawę',
  keepShopping: 'Wróć do zakupów',
  emptyTitle: 'Twój koszyk jest pusty',
  emptyText: 'Rozejrzyj się po sklepie. To, co wybierzesz, poczeka tutaj na Ciebie.',
  emptyLink: 'Zobacz, co mamy',
  withdrawnName: 'Produkt wycofany z oferty',
  /** Why a line cannot be ordered as it stands; null when it can. */
  obstacle(availability: LineAvailability, unit: UnitNames): string | null {
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
  },
};
