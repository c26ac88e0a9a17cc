import type { MissedReason } from '#rules/selling/subscriptions/subscription.ts';

/** Emails about a due day on which no renewal order could be placed. */

const reasons: Record<MissedReason, string> = {
  goods: 'Tego produktu nie ma teraz w takiej ilości albo nie sprzedajemy go już w tej subskrypcji.',
  delivery: 'Wybranej dostawy lub płatności nie ma już w ofercie.',
  data: 'Zamówienie wymaga teraz danych, pliku lub zgody, których w subskrypcji nie ma. Potrzebne jest nowe zamówienie.',
};

export const missed = {
  subject: (name: string) => `Nie zamówiliśmy kolejnej paczki: ${name}`,
  title: 'Tym razem bez paczki z subskrypcji',
  preview: 'Nic nie płacisz.',
  lead: (name: string, reason: MissedReason) =>
    `Nie mogliśmy zamówić kolejnej paczki z Twojej subskrypcji: ${name}. ${reasons[reason]} Nic nie płacisz.`,
  next: (day: string) =>
    `Spróbujemy znowu ${day}. Subskrypcję możesz w każdej chwili wstrzymać lub zakończyć bez opłat.`,
  paused:
    'To już druga paczka z rzędu, więc subskrypcja jest teraz wstrzymana. Wznowisz ją lub zakończysz bez opłat na stronie zamówienia.',
  open: 'Zobacz subskrypcję',
};

export const missedToShop = {
  subject: (number: string) => `Subskrypcja bez paczki: zamówienie nr ${number}`,
  title: 'Paczka z subskrypcji nie powstała',
  lead: (name: string, reason: MissedReason) =>
    `Nie dało się złożyć kolejnego zamówienia z subskrypcji: ${name}. ${reasons[reason]} Klient dostał o tym e-mail.`,
  paused: 'To już druga paczka z rzędu, więc subskrypcja jest wstrzymana.',
  open: 'Otwórz w zapleczu',
};
