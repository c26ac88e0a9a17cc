import type { RefundWay } from '#modules/sales/order-ledger/rules/refund-amount.ts';
import type { RefundPartState, RefundProgress } from '#modules/sales/order-ledger/rules/refund-progress.ts';

export const refundWays: Record<RefundWay, { name: string; detail: string }> = {
  'same-way': {
    name: 'Tą samą drogą co płatność',
    detail: 'Na przykład z powrotem na kartę lub konto, z którego przyszły.',
  },
  transfer: { name: 'Przelew na konto', detail: 'Podaj numer konta, na które mamy przelać pieniądze.' },
  balance: {
    name: 'Bon na zakupy w sklepie',
    detail: 'Zgadzam się na bon zamiast pieniędzy. Przyjdzie e-mailem na pełną kwotę, bez terminu ważności.',
  },
  other: { name: 'Inaczej', detail: 'Napisz, jak mamy oddać pieniądze.' },
};

export const money = {
  title: 'Oddanie pieniędzy',
  amount: 'Kwota w złotych',
  way: 'Sposób',
  submit: 'Oddaj pieniądze',
  wrongAmount: 'Podaj kwotę, na przykład 49,90.',
  tooMuch: (held: string) => `Można oddać najwyżej ${held}.`,
  notAllowed: 'Pieniądze oddaje właściciel albo kierownik.',
  voucherConsent: 'Klient wyraźnie zgodził się na bon zamiast pieniędzy',
  voucherConsentHint:
    'Zaznacz tylko przy bonie. Bez tej zgody po odstąpieniu pieniądze wracają tak, jak przyszły (art. 32 ust. 2 ustawy o prawach konsumenta).',
  noVoucherConsent: 'Bon wymaga wyraźnej zgody klienta. Zaznacz ją, jeśli ją masz, albo wybierz inny sposób.',
  account: 'Numer konta klienta',
  accountHint: 'Do przelewu. Bez numeru pozycja na liście przelewów powie, że konta brakuje.',
  wrongAccount: 'To nie jest numer konta: 26 cyfr albo IBAN.',
  lead: 'Wpłatę przez operatora oddaje operator. Czego oddać nie może, trafi na listę przelewów. Klient dostanie wiadomość, gdy pieniądze wyjdą.',
  noOrder: 'Tego zakupu nie ma w sklepie, więc zapisujesz pieniądze, które już zostały wypłacone.',
  decided: 'Te pieniądze są już zlecone.',
  asked: (amount: string) => `Zlecono ${amount}.`,
};

export const refund = {
  title: 'Droga pieniędzy',
  voucherConsent: 'Zgoda klienta na bon:',
  progress: {
    paid: 'wysłany',
    failed: 'nie udał się',
    'by-hand': 'do zapłaty przelewem',
    asked: 'zlecony, bez odpowiedzi operatora',
    sent: 'zlecony, operator przyjął',
  } satisfies Record<RefundProgress, string>,
  decided: (amount: string, way: string) => `${amount}, ${way.toLowerCase()}`,
  part: {
    asked: 'zlecono, operator jeszcze nie odpowiedział; sklep pyta co minutę',
    accepted: 'operator przyjął, pieniądze są w drodze',
    'by-hand': 'czeka na przelew',
    done: 'wysłano',
    refused: 'operator odmówił',
  } satisfies Record<RefundPartState, string>,
  roads: {
    provider: 'przez operatora',
    card: 'na kartę podarunkową',
    transfer: 'przelewem',
    voucher: 'bonem',
    other: 'inaczej',
  },
  voucher: (number: string) => `Bon ${number}`,
  account: (number: string) => `Konto: ${number}`,
  noAccount: 'Klient nie podał numeru konta.',
  failed: (amount: string) => `Nie wyszło ${amount}. Zleć jeszcze raz albo zapłać przelewem.`,
  again: 'Zleć jeszcze raz',
  againQuestion: (amount: string) => `Operator dostanie nowe zlecenie zwrotu ${amount}.`,
  byHand: 'Zapłać przelewem',
  byHandQuestion: (amount: string) => `${amount} trafi na listę przelewów. Operator nie będzie już o nie pytany.`,
  markPaid: 'Przelew wyszedł',
  markPaidQuestion: (amount: string) =>
    `Zapiszesz, że ${amount} zapłacono przelewem. Klient dostanie wiadomość. Tego nie można cofnąć.`,
  sentAgain: 'Zlecono jeszcze raz.',
  listed: 'Kwota jest na liście przelewów.',
  booked: 'Przelew jest zapisany. Klient dostanie wiadomość.',
  nothingFailed: 'Nie ma już czego zlecać: ktoś inny zrobił to wcześniej.',
};

export const gone = 'Tego zgłoszenia już nie ma.';
