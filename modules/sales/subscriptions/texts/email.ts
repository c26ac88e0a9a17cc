import type { MissedReason } from '../rules/subscription.ts';

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

interface StaffChange {
  name: string;
  day: string;
  next: string;
}

export const changedByStaff = {
  pause: {
    subject: (name: string) => `Wstrzymaliśmy subskrypcję: ${name}`,
    title: 'Subskrypcja jest wstrzymana',
    lead: ({ name, day }: StaffChange) =>
      `${day} wstrzymaliśmy Twoją subskrypcję: ${name}. Do czasu wznowienia nie zamówimy kolejnych paczek.`,
  },
  resume: {
    subject: (name: string) => `Wznowiliśmy subskrypcję: ${name}`,
    title: 'Subskrypcja znów działa',
    lead: ({ name, day, next }: StaffChange) =>
      `${day} wznowiliśmy Twoją subskrypcję: ${name}. Następną paczkę zamówimy ${next}. Subskrypcję możesz w każdej chwili wstrzymać lub zakończyć bez opłat.`,
  },
  skip: {
    subject: (name: string) => `Pominęliśmy paczkę z subskrypcji: ${name}`,
    title: 'Najbliższa paczka jest pominięta',
    lead: ({ name, day, next }: StaffChange) =>
      `${day} pominęliśmy najbliższą paczkę z Twojej subskrypcji: ${name}. Następną zamówimy ${next}.`,
  },
  stop: {
    subject: (name: string) => `Zakończyliśmy subskrypcję: ${name}`,
    title: 'Subskrypcja jest zakończona',
    lead: ({ name, day }: StaffChange) =>
      `${day} zakończyliśmy Twoją subskrypcję: ${name}. Nie zamówimy z niej kolejnych paczek. Złożone wcześniej zamówienia pozostają ważne.`,
  },
  contact: ({ email, phone }: { email: string; phone: string }) =>
    `Masz pytania albo to pomyłka? Napisz na ${email}${phone ? ` lub zadzwoń: ${phone}` : ''}.`,
  open: 'Zobacz subskrypcję',
};
