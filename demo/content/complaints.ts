import type { ComplaintState } from '#modules/after-sale/claims/rules/complaint-state.ts';

export interface DemoComplaint {
  id: number;
  orderId: number;
  productId: number;
  quantity: number;
  description: string;
  /** States it went through, each with how many days ago. */
  states: readonly (readonly [state: ComplaintState, daysAgo: number])[];
  /** The replacement that the shop sent. */
  parcel?: { trackingNumber: string; daysAgo: number };
  messages: readonly (readonly [author: 'client' | 'shop', daysAgo: number, text: string])[];
}

/** Anna's complaints: one she talks about with the shop, one that is over; also listed in docs/demo.md. */
export const demoComplaints: readonly DemoComplaint[] = [
  {
    id: 1,
    orderId: 2,
    productId: 13,
    quantity: 1,
    description: 'Po trzecim praniu puścił szew na palcach lewej skarpety. Prane w 30 stopniach, bez suszarki.',
    states: [
      ['new', 5],
      ['considered', 4.5],
      ['waiting', 3],
    ],
    messages: [
      ['client', 5, 'Preferowany sposób załatwienia reklamacji: Wymiana na nowy'],
      ['client', 4.9, 'Dzień dobry, skarpety noszę od dwóch tygodni. Druga para z tej samej paczki jest w porządku.'],
      ['shop', 4.5, 'Dzień dobry, Pani Anno! Dziękujemy za zgłoszenie. Przyjrzymy się tej partii u producenta.'],
      ['shop', 3, 'Czy może Pani dodać zdjęcie metki? Numer partii przyspieszy wymianę.'],
    ],
  },
  {
    id: 2,
    orderId: 4,
    productId: 46,
    quantity: 1,
    description: 'Zamek skrzyni nie domyka się, klucz obraca się bez oporu.',
    states: [
      ['new', 13],
      ['considered', 12],
      ['accepted', 11],
      ['settled', 8],
    ],
    parcel: { trackingNumber: 'PL00774411', daysAgo: 10 },
    messages: [
      ['client', 13, 'Preferowany sposób załatwienia reklamacji: Naprawa'],
      ['shop', 12, 'Dzień dobry! Zamek jest do wymiany, wyślemy Pani nowy razem z instrukcją.'],
      ['client', 11.8, 'Świetnie, mam śrubokręt i dobre chęci.'],
      ['shop', 8, 'Cieszymy się, że nowy zamek pasuje. Dziękujemy za cierpliwość!'],
    ],
  },
];
