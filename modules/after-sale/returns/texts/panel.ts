import { REFUND_DAYS } from '#modules/after-sale/claims/rules/legal-clock.ts';
import type { ReturnState } from '#modules/after-sale/claims/rules/return-state.ts';
import { returnStates } from '#modules/after-sale/claims/texts/panel.ts';

export const title = 'Zwroty';
export const one = (code: string) => `Zwrot ${code}`;
export const lead = `Najpierw te, którym najszybciej minie termin oddania pieniędzy: ${REFUND_DAYS} dni od dotarcia paczki.`;
export const tabs = { label: 'Zwroty według stanu', work: 'Do zrobienia', coming: 'W drodze', over: 'Zakończone' };
export const nothing = {
  work: 'Nic nie czeka.',
  coming: 'Żadna paczka nie jest w drodze.',
  over: 'Nie ma jeszcze takich.',
};

export const events: Record<ReturnState, string> = {
  draft: 'Rozpoczęty',
  filed: 'Zgłoszony przez klienta',
  received: 'Paczka dotarła',
  accepted: 'Przyjęty',
  refunded: 'Pieniądze oddane',
  refused: 'Odrzucony',
  cancelled: 'Odwołany przez klienta',
};

export const goods = 'Produkty w zwrocie';
export const sent = 'Zgłoszono';
export const taken = 'Przyjęto';
export const restocked = 'Na stan';
export const takenOf = (name: string) => `Ile przyjmujesz: ${name}`;
export const facts = {
  reason: 'Powód',
  method: 'Sposób odesłania',
  way: 'Forma zwrotu pieniędzy',
  account: 'Numer konta',
  note: 'Jak oddać pieniądze',
  withdrawn: 'Podstawa',
  byLaw: 'odstąpienie od umowy',
  email: 'E-mail',
  amount: 'Do oddania',
  paidBack: 'Oddano',
  deliveryCost: 'Koszt odesłania po stronie klienta',
};

export const check = {
  title: 'Sprawdzenie paczki',
  restock: 'Z tego wraca na stan',
  restockHint: 'Zero, jeśli towar nie nadaje się do sprzedaży.',
  noteHint: 'Trafi tylko do wiadomości o tym kroku.',
  receive: 'Paczka dotarła',
  accept: 'Przyjmij zwrot',
  acceptQuestion: (code: string) =>
    `Przyjmiesz podane ilości ze zwrotu ${code}. Klient dostanie wiadomość, a kwota do oddania zostanie policzona od nowa. Tego nie można cofnąć.`,
  refuse: 'Odrzuć zwrot',
  refuseQuestion: (code: string) =>
    `Odrzucisz cały zwrot ${code}: pieniądze nie wrócą, produkty trzeba odesłać klientowi. Klient dostanie wiadomość. Tego nie można cofnąć.`,
};
export const refundQuestion = (code: string, email: string) =>
  `Zlecisz oddanie pieniędzy za zwrot ${code}. Gdy wyjdą, klient dostanie wiadomość na adres ${email}. Tego nie można cofnąć.`;

export const done = {
  receive: 'Zapisano: paczka dotarła. Klient dostanie wiadomość.',
  accept: 'Zwrot jest przyjęty. Klient dostanie wiadomość.',
  refuse: 'Zwrot jest odrzucony. Klient dostanie wiadomość.',
  refund: 'Oddanie pieniędzy jest zlecone. Poniżej widać, jak daleko są.',
};
export const refused = {
  tooLate: (state: ReturnState) => `Nie można już tego zrobić: zwrot jest teraz w stanie „${returnStates[state]}”.`,
  pieces: 'Podaj liczbę od zera do zgłoszonej ilości, a na stan nie więcej, niż przyjmujesz.',
  nothing: 'Nic nie zostało przyjęte. Jeśli tak ma być, odrzuć zwrot.',
};
