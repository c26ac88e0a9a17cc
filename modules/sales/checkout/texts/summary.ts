import * as basketScreenTexts from '#modules/sales/basket/texts/page.ts';
import { formatMoney, formatPoints } from '#platform/money/rules/format-money.ts';
import { formatQuantity } from '#platform/money/rules/quantity-text.ts';
import { WITHDRAWAL_DAYS } from '#platform/settings/rules/setting-values.ts';
import type { OrderChange } from '../rules/displayed-order.ts';

const COSTS = { rebate: 'Rabat', delivery: 'Koszt dostawy', payment: 'Koszt płatności' };

export function orderChangeText(change: OrderChange): string {
  switch (change.kind) {
    case 'price':
      return `${change.name}: cena zmieniła się z ${formatMoney(change.was)} na ${formatMoney(change.now)}.`;
    case 'points':
      return `${change.name}: zamiast ${formatPoints(change.was)} kosztuje ${formatPoints(change.now)}.`;
    case 'quantity':
      return `${change.name}: ilość zmieniła się z ${formatQuantity(change.was)} na ${formatQuantity(change.now)}.`;
    case 'sold-out':
      return `${change.name}: ktoś właśnie kupił ostatnią sztukę.`;
    case 'missing':
      return `${change.name}. ${basketScreenTexts.obstacle(change.why, change)}`;
    case 'line-gone':
      return `${change.name}: tego produktu nie ma już w koszyku.`;
    case 'line-new':
      return `${change.name}: ten produkt doszedł do koszyka.`;
    case 'gift-lost':
      return `Prezent „${change.name}” nie jest już dostępny dla tego zamówienia.`;
    case 'to-pay': {
      const now = formatMoney(change.now);
      return `Do zapłaty: ${change.was === null ? now : `było ${formatMoney(change.was)}, jest ${now}`}.`;
    }
    case 'choices':
      return 'Dane zamówienia zmieniły się w innym oknie. Sprawdź adres, dostawę i płatność.';
    case 'rebate':
    case 'delivery':
    case 'payment':
      return `${COSTS[change.kind]}: było ${formatMoney(change.was)}, jest ${formatMoney(change.now)}.`;
  }
}

export const title = 'Podsumowanie';
export const change = 'Zmień';
export const changeWhat = (what: string) => `Zmień: ${what}`;
export const buyer = 'Kupujący';
export const invoice = 'Dane do faktury';
export const delivery = 'Dostawa';
export const choosePoint = 'Wybierz punkt odbioru';
export const otherDelivery = 'Wybierz inną dostawę';
export const payment = 'Płatność';
export const document = 'Dokument zakupu';
export const taxNumber = (number: string) => `NIP ${number}`;
export const phone = 'Telefon';
export const phoneHint = 'Bez numeru telefonu nie dostarczymy zamówienia.';
export const remarks = 'Uwagi do zamówienia';
export const remarksOpen = 'Dodaj uwagi';
export const products = 'Produkty';
export const gift = 'Prezent, gratis';
export const terms = 'Zgody';
export const voluntary = 'Zgody dobrowolne';

export const consents = {
  before: 'Znam i akceptuję',
  terms: 'regulamin',
  between: 'oraz',
  privacy: 'politykę prywatności',
  virtual: 'Chcę dostać treści cyfrowe od razu i wiem, że tracę wtedy prawo odstąpienia od umowy.',
  service: `Chcę, aby usługa zaczęła się przed upływem ${WITHDRAWAL_DAYS} dni, i wiem, że po jej wykonaniu tracę prawo odstąpienia od umowy.`,
  mailing: 'Chcę dostawać e-mailem nowości i promocje',
  sms: 'Chcę dostawać SMS-em nowości i promocje',
};

export const partial = {
  title: 'Karta podarunkowa, bon lub punkty',
  number: 'Numer karty lub bonu',
  pin: 'PIN karty',
  use: 'Użyj',
  checking: 'Sprawdzamy numer i PIN karty…',
  remove: 'Usuń',
  card: ({ ending, pays, left }: { ending: string; pays: string; left: string }) =>
    `Karta lub bon …${ending}: zapłaci ${pays}, zostanie ${left}`,
  refused: (ending: string) => `Karta lub bon …${ending}: nie można już użyć`,
  added: 'Karta lub bon zapłaci część zamówienia.',
  removed: 'Nie użyjemy tej karty lub tego bonu.',
  points: (balance: string) => `Ile punktów wykorzystać? Masz ${balance}`,
  usePoints: 'Wykorzystaj',
  counted: 'Przeliczyliśmy kwotę do zapłaty.',
};

export const termsMissing = 'Zaznacz tę zgodę, aby złożyć zamówienie.';
export const submit = 'Zamawiam i płacę';
export const accept = 'Akceptuję zmiany, zamawiam i płacę';
export const back = 'Wróć do dostawy i płatności';
// S4.33
export const cover = 'Trwa składanie zamówienia';

export const changed = {
  title: 'Coś się zmieniło. Zamówienie nie zostało jeszcze złożone',
  text: 'Sprawdź zmiany i zdecyduj, czy zamawiasz.',
};

export const problems = {
  // S8.15
  delivery: 'Musisz podać szczegóły dotyczące sposobu dostawy',
  cards: 'Jednej z kart lub jednego z bonów nie można użyć. Usuń ją i spróbuj jeszcze raz.',
  points: 'Nie masz wystarczającej ilości punktów',
  payment: 'Tym sposobem nie zapłacisz za to zamówienie. Wybierz inny.',
  other: 'Uzupełnij dane zamówienia.',
};

// S8.18
export const connection =
  'Nie udało się połączyć ze sklepem. Sprawdź internet i wyślij zamówienie ponownie: złożymy je tylko raz.';
export const retry = 'Wyślij ponownie';
/** X.43 */
export const tooMany =
  'Przyjęliśmy już kilka zamówień na ten adres e-mail lub z tego miejsca, dlatego następnego na razie nie możemy przyjąć. Koszyk i wpisane dane zostają. Spróbuj później albo napisz do nas.';
export const contact = 'Napisz do nas';
export const expired = 'Formularz jest nieaktualny. Sprawdź zamówienie i wyślij je jeszcze raz.';

export const leave = {
  title: 'Przerwać składanie zamówienia?',
  text: 'Zamówienie nie zostało jeszcze złożone. Wpisane dane i koszyk poczekają na Ciebie.',
  stop: 'Zostaję przy zamówieniu',
  proceed: 'Opuść zamówienie',
};
