import type { ComplaintEvent, ComplaintState } from '#modules/after-sale/claims/rules/complaint-state.ts';
import { ANSWER_DAYS } from '#modules/after-sale/claims/rules/legal-clock.ts';
import { complaintStates } from '#modules/after-sale/claims/texts/panel.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';

export const title = 'Reklamacje';
export const one = (number: string) => `Reklamacja ${number}`;
export const lead = `Najpierw te, którym najszybciej minie ${ANSWER_DAYS} dni na odpowiedź. Reklamacja bez odpowiedzi w tym czasie jest z mocy prawa uznana.`;
export const tabs = {
  label: 'Reklamacje według tego, na kogo czekają',
  shop: 'Czekają na sklep',
  client: 'Czekają na klienta',
  over: 'Zakończone',
};
export const nothing = {
  shop: 'Nic nie czeka na odpowiedź sklepu.',
  client: 'Żadna reklamacja nie czeka na klienta.',
  over: 'Nie ma jeszcze takich.',
};

export function event({ kind, details: { amount = 0, trackingNumber = '' } }: ComplaintEvent): string {
  if (kind === 'refunded') return `oddano ${formatMoney(amount)}`;
  if (kind === 'shipped') return ['wysłano paczkę', trackingNumber].filter(Boolean).join(' ');
  return complaintStates[kind];
}

export const lastWord = 'Ostatnia wiadomość';
export const authors = { client: 'Klient', shop: 'Sklep' };
export const isUnanswered = 'nikt nie pisał';
export const goods = 'Reklamowane produkty';
export const thread = 'Rozmowa';
export const empty = 'Nie ma jeszcze wiadomości.';
export const contact = 'Kontakt';
export const phone = 'Telefon';
export const purchase = {
  title: 'Zakup poza sklepem',
  boughtOn: 'Data zakupu',
  place: 'Miejsce zakupu',
  serial: 'Numer seryjny',
  account: 'Numer konta',
};

export const reply = {
  title: 'Odpowiedź',
  text: 'Treść',
  files: 'Pliki',
  submit: 'Wyślij odpowiedź',
  hint: 'Pojawi się w rozmowie i trafi do klienta e-mailem.',
};

export const decision = {
  title: 'Decyzja i stan',
  note: 'Wiadomość do klienta',
  noteHint: 'Trafi do rozmowy i do wiadomości o tym kroku. Przy odmowie podaj uzasadnienie.',
  considered: 'Rozpatrujemy',
  waiting: 'Czekamy na klienta',
  accepted: 'Uznaj reklamację',
  rejected: 'Nie uznaj reklamacji',
  settled: 'Załatwiona',
  acceptedQuestion: (number: string) =>
    `Uznasz reklamację ${number}. Klient dostanie wiadomość. Decyzji nie można cofnąć.`,
  rejectedQuestion: (number: string) =>
    `Nie uznasz reklamacji ${number}. Klient dostanie wiadomość z tym, co jest w polu powyżej, a sprawa zostanie zamknięta. Decyzji nie można cofnąć.`,
  settledQuestion: (number: string) => `Zamkniesz reklamację ${number} jako załatwioną. Klient dostanie wiadomość.`,
};

export const parcel = {
  title: 'Paczka do klienta',
  tracking: 'Numer przesyłki',
  hint: 'Naprawiony, nowy albo odesłany produkt. Bez numeru też można.',
  submit: 'Zapisz wysłanie paczki',
};

export const refundQuestion = (number: string, email: string) =>
  `Zlecisz oddanie pieniędzy w reklamacji ${number}. Gdy wyjdą, klient dostanie wiadomość na adres ${email}. Tego nie można cofnąć.`;
export const amountHint =
  'Puste pole: cena reklamowanych sztuk, których klient nie oddaje w zwrocie ani odstąpieniu, bez tego, co już oddano.';

export const done = {
  reply: 'Odpowiedź jest w rozmowie i poszła do klienta.',
  move: (state: ComplaintState) =>
    `Reklamacja jest teraz w stanie „${complaintStates[state]}”. Klient dostanie wiadomość.`,
  ship: 'Paczka jest zapisana. Klient dostanie wiadomość.',
};
export const refused = {
  tooShort: 'Napisz co najmniej 3 znaki.',
  full: 'Rozmowa jest pełna. Zadzwoń do klienta albo napisz osobną wiadomość.',
  tooLate: 'Nie można już tego zrobić: ktoś inny zmienił stan reklamacji.',
  noAmount: 'Tych produktów nie ma w zamówieniu sklepu, więc podaj kwotę.',
  cardSpent: 'Kartą podarunkową z tej reklamacji już zapłacono. Za nią nie można oddać pieniędzy.',
  tooManyFiles: (max: number) => `Dodaj najwyżej ${max} plików.`,
};
