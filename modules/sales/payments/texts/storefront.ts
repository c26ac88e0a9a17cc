import type { CardRefusal } from '../rules/judge-card.ts';
import type { MethodRefusal } from '../rules/judge-method.ts';
import type { PaymentState } from '../rules/payment-state.ts';

type CardKind = 'gift-card' | 'voucher';

/** S4.37 */
export const states: Record<PaymentState, { title: string; text: string }> = {
  chosen: { title: 'Płatność czeka', text: 'Sposób płatności jest wybrany. Czekamy na pieniądze.' },
  cancelled: { title: 'Płatność odrzucona', text: 'Ta płatność nie doszła do skutku i nic z konta nie zniknęło.' },
  accepted: { title: 'Płatność przyjęta', text: 'Pieniądze dotarły. Dziękujemy!' },
  refunded: { title: 'Pieniądze zwrócone', text: 'Oddaliśmy wpłatę tą samą drogą, którą przyszła.' },
  error: { title: 'Płatność się nie udała', text: 'Coś poszło nie tak. Spróbuj jeszcze raz albo wybierz inny sposób.' },
  restart: { title: 'Zacznij płatność od nowa', text: 'Czas na potwierdzenie minął. Możesz spróbować jeszcze raz.' },
};

/** By the codes of providers and of the shop. */
export const problems: Record<string, string> = {
  refused: 'Bank odrzucił płatność. Możesz spróbować jeszcze raz albo wybrać inny sposób.',
  'timed-out': 'Czas na płatność minął. Zacznij od nowa, zamówienie poczeka.',
  bank: 'Bank ma chwilową awarię. Spróbuj za kilka minut albo wybierz inny sposób.',
  provider: 'Nie udało się połączyć z bankiem. Spróbuj jeszcze raz albo wybierz inny sposób.',
  'blik-code': 'Bank nie zna tego kodu. Wygeneruj w aplikacji nowy i wpisz go tutaj.',
  // S8.32
  'card-type': 'Ten typ karty nie jest obsługiwany. Użyj innej karty albo wybierz inny sposób płatności.',
};

/** S8.26, S8.27, contract 4.4. */
export const cards: Record<CardRefusal, string> = {
  foreign: 'Ten bon nie działa w naszym sklepie.',
  'wrong-number': 'Numer bonu lub karty jest nieprawidłowy. Sprawdź, czy wszystkie znaki się zgadzają.',
  blocked: 'Ten bon jest zablokowany. Napisz do nas, wyjaśnimy dlaczego.',
  used: 'Ten bon został już w całości wykorzystany.',
  expired: 'Ten bon stracił ważność.',
  'not-found': 'Nie znaleźliśmy takiego bonu. Jeśli to karta podarunkowa, podaj też jej PIN.',
  missing: 'Podaj numer bonu lub karty podarunkowej.',
  'wrong-data': 'Numer karty podarunkowej lub PIN są nieprawidłowe.',
  'too-many-attempts': 'Za dużo prób. Odczekaj 15 minut i spróbuj jeszcze raz.',
};

/** A gift card whose number and PIN were right. */
const giftCards: Partial<Record<CardRefusal, string>> = {
  foreign: 'Ta karta podarunkowa nie działa w naszym sklepie.',
  blocked: 'Ta karta podarunkowa jest zablokowana. Napisz do nas, wyjaśnimy dlaczego.',
  used: 'Ta karta podarunkowa została już w całości wykorzystana.',
  expired: 'Ta karta podarunkowa straciła ważność.',
};

export function cardRefusal(refusal: CardRefusal, card: CardKind | undefined): string {
  return (card === 'gift-card' ? giftCards[refusal] : undefined) ?? cards[refusal];
}

/** S8.29, S8.37: limits are given as money. */
export function methodRefusal(
  reason: MethodRefusal,
  limits: { minimum: string; maximum: string; pieces: string },
): string {
  const said: Record<MethodRefusal, string> = {
    'below-minimum': `Ten sposób jest dostępny od ${limits.minimum}.`,
    'above-maximum': `Ten sposób jest dostępny do ${limits.maximum}.`,
    'too-many-products': `W ten sposób zapłacisz najwyżej za ${limits.pieces} szt. w jednym zamówieniu.`,
    'ineligible-products': 'W zamówieniu są produkty, których nie można kupić w ten sposób.',
    'not-enough-points': 'Masz za mało punktów, aby nimi zapłacić.',
    'sign-in': 'Punktami płacą zalogowani klienci.',
    'wrong-side': 'Tego sposobu nie można wybrać dla tego zamówienia.',
  };
  return said[reason];
}

export const moreMethods = 'Inne sposoby';

export const title = 'Płatność';
export const unreachable =
  'Brak połączenia z internetem. Płatność trwa dalej, a my sprawdzimy ją, gdy tylko połączenie wróci.';
/** The line may break between the two. */
export const thanksParts = ['Dziękujemy', 'za zamówienie'] as const;
export const thanks = thanksParts.join(' ');
export const pay = 'Zapłać za zamówienie';
export const placedBefore =
  'To zamówienie jest już złożone, na przykład w innej karcie przeglądarki. Nie zamawiamy go drugi raz.';
export const taken = 'Dziękujemy, zamówienie jest przyjęte. Zostało tylko za nie zapłacić.';
export const calledOff = 'Zamówienie anulowane';
export const returned = 'Zamówienie zwrócone';
export const number = (number: string) => `Numer zamówienia: ${number}`;
export const toPay = 'Do zapłaty';
export const paid = 'Zapłacono';
export const refunded = 'Zwrócono';
export const total = 'Razem';
export const givenUp = 'Zwroty i odstąpienia';

export const errors = {
  payment: 'Płatność się nie udała. Spróbuj jeszcze raz albo wybierz inny sposób.', // S8.24
  https: 'Kartą zapłacisz tylko przez bezpieczne połączenie (https).', // S8.25
  points: 'Nie udało się zapłacić punktami. Spróbuj jeszcze raz.', // S8.28
  notEnoughPoints: 'Masz za mało punktów, aby nimi zapłacić.', // S8.29
  method: 'Nie ma takiego sposobu płatności. Wybierz jeden z listy.', // S8.30
  cancel: 'Tej płatności nie można już anulować.', // S8.31
  blikLength: 'Kod BLIK ma 6 cyfr.', // S8.33
  consent: 'Zaznacz zgodę na przekazanie danych, bez niej nie zaczniemy płatności.', // S8.35
  terms: 'Zaakceptuj warunki rat, aby przejść dalej.', // S8.36
  paid: 'To zamówienie jest już opłacone.',
  calledOff: 'To zamówienie jest anulowane albo zwrócone, nie trzeba za nie płacić.',
};

export const blik = {
  label: 'Kod BLIK',
  hint: '6 cyfr z aplikacji Twojego banku',
  placeholder: '000 000',
  submit: 'Zapłać BLIK-iem',
  confirmTitle: 'Potwierdź w aplikacji banku', // S8.34
  confirm: 'Wysłaliśmy płatność do Twojego banku. Otwórz aplikację w telefonie i potwierdź ją.',
  until: (time: string) => `Masz na to czas do godziny ${time}.`,
  timeLeft: 'Zostało',
  refresh: 'Sprawdź, czy już zapłacono',
  again: 'Anuluj i wpisz nowy kod',
  demo: 'To sklep pokazowy.',
  bankApp: 'Otwórz aplikację banku do prób',
};

export const bank = {
  lead: (name: string) => `Przejdziesz na stronę banku, a po płatności wrócisz tutaj. Sposób: ${name}.`,
  submit: 'Zapłać',
  resume: 'Wróć na stronę banku',
  consent: 'Zgadzam się na przekazanie danych zamówienia firmie, która finansuje zakup.',
  terms: 'Znam i akceptuję warunki rat.',
};

export const deferred = 'Twój zakup jest opłacony. Pieniądze oddasz później firmie, która go finansuje.';

export const transfer = {
  title: 'Dane do przelewu',
  payee: 'Odbiorca',
  account: 'Numer konta',
  transferTitle: 'Tytuł przelewu',
  amount: 'Kwota',
  note: 'Paczkę wyślemy, gdy wpłata do nas dotrze, zwykle następnego dnia roboczego.',
  copy: 'Skopiuj',
  copyWhat: (what: string) => `Skopiuj: ${what}`,
  copied: 'Skopiowaliśmy. Wklej w swoim banku.',
  copyFailed: 'Nie udało się skopiować. Zaznacz i skopiuj tekst ręcznie.',
  notePickup: 'Zamówienie przygotujemy do odbioru, gdy wpłata do nas dotrze, zwykle następnego dnia roboczego.',
  noteOnline: 'Zamówienie zrealizujemy, gdy wpłata do nas dotrze, zwykle następnego dnia roboczego.',
};

export const onDelivery = {
  title: 'Zapłacisz przy odbiorze',
  text: (amount: string) => `Przygotuj ${amount}. Zapłacisz gotówką lub kartą, gdy odbierzesz paczkę.`,
  textPickup: (amount: string) =>
    `Przygotuj ${amount}. Zapłacisz gotówką lub kartą w sklepie, gdy przyjdziesz po zamówienie.`,
};

export const points = {
  text: (points: string, balance: string | null) =>
    `Zapłacisz ${points} pkt.${balance === null ? '' : ` Masz ${balance} pkt.`}`,
  submit: 'Zapłać punktami',
};

export const card = {
  title: 'Masz kartę podarunkową lub bon?',
  chosen: 'Zapłać kartą podarunkową lub bonem',
  waiting: 'Podaj numer karty podarunkowej lub bonu, aby zapłacić za zamówienie.',
  number: 'Numer karty lub bonu',
  pin: 'PIN',
  pinHint: 'Tylko do karty podarunkowej',
  submit: 'Użyj',
  done: (card: CardKind, amount: string, left: string) =>
    `${card === 'voucher' ? 'Bonem' : 'Kartą podarunkową'} zapłacono ${amount}. Do zapłaty zostało ${left}.`,
};

export const change = {
  title: 'Zmień sposób płatności',
  choose: 'Wybierz sposób płatności',
  cost: (amount: string) => `Koszt: ${amount}.`,
  submit: 'Wybierz',
};

export const next = {
  title: 'Co będzie dalej',
  mail: (email: string) => `Potwierdzenie zamówienia wysłaliśmy na adres ${email}.`,
  money: 'Gdy pieniądze do nas dotrą, zabierzemy się do pakowania.',
  packing: 'Zabieramy się do pakowania.',
  moneyPickup: 'Gdy pieniądze do nas dotrą, przygotujemy zamówienie do odbioru.',
  preparing: 'Przygotowujemy zamówienie do odbioru.',
  sent: 'Gdy paczka wyruszy, napiszemy i podamy numer przesyłki.',
  pickup: 'Gdy zamówienie będzie czekać w sklepie, napiszemy do Ciebie.',
  moneyOnline: 'Gdy pieniądze do nas dotrą, od razu zajmiemy się zamówieniem.',
  paidOnline: 'Zajmujemy się już Twoim zamówieniem.',
  online: 'Dostęp do zamówionych produktów przyślemy e-mailem.',
  cards: (email: string) => `Kartę podarunkową, z numerem i PIN-em, przyślemy na adres ${email}.`,
};

export const delivery = 'Dostawa';
export const order = 'Zobacz zamówienie';
export const shop = 'Wróć do zakupów';

export const account = {
  title: 'Załóż konto i miej wszystko w jednym miejscu',
  text: 'Zobaczysz swoje zamówienia, szybciej złożysz kolejne i zbierzesz punkty.',
  link: 'Załóż konto',
};
