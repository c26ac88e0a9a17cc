import type { MissedReason } from '../rules/subscription.ts';

export const title = 'Subskrypcje';
export const lead =
  'W dniu następnej paczki sklep sam składa zamówienie i wysyła klientowi e-mail. Nieopłacone zamówienie anuluje się jak każde inne, a subskrypcja zostaje wtedy wstrzymana.';
export const tabs = {
  label: 'Stan subskrypcji',
  active: 'Aktywne',
  missed: 'Paczka nie powstała',
  paused: 'Wstrzymane',
  stopped: 'Zakończone',
};
export const searchLabel = 'E-mail lub zamówienie';
export const nothing = {
  active: 'Nikt nie ma teraz aktywnej subskrypcji.',
  missed: 'Każda ostatnia paczka została zamówiona.',
  paused: 'Żadna subskrypcja nie jest wstrzymana.',
  stopped: 'Żadna subskrypcja się nie zakończyła.',
};
export const columns = {
  what: 'Produkt',
  client: 'Klient',
  interval: 'Co ile',
  next: 'Następna paczka',
  state: 'Stan',
  made: 'Zamówienia',
  actions: 'Zmień',
};
export const days = (count: number) => `co ${count} dni`;
const reasons: Record<MissedReason, string> = {
  goods: 'zabrakło towaru albo nie ma go już w tej subskrypcji',
  delivery: 'nie ma już wybranej dostawy lub płatności',
  data: 'zamówienie wymaga danych, pliku lub zgody, których w subskrypcji nie ma',
};
export const missed = (day: string, reason: MissedReason) => `${day} paczka nie powstała: ${reasons[reason]}`;
export const overdue = (day: string) =>
  `paczka z dnia ${day} jeszcze nie powstała: sklep był zamknięty albo wystąpił błąd, spróbujemy znowu`;
export const awaitsPayment = 'czeka, aż klient opłaci poprzednią paczkę';
export const firstOrder = (number: string) => `od zamówienia ${number}`;
export const question = (name: string, email: string) =>
  `Zakończyć subskrypcję ${name} klienta ${email}? Tego nie można cofnąć. Klient dostanie o tym e-mail.`;
export const done = {
  pause: 'Subskrypcja jest wstrzymana.',
  resume: 'Subskrypcja znów działa.',
  skip: 'Najbliższa paczka jest pominięta.',
  stop: 'Subskrypcja jest zakończona.',
};
export const refused = 'Nie zmieniono: stan albo termin tej subskrypcji zmienił się wcześniej. Sprawdź ją na liście.';
export const intents = { pause: 'Wstrzymaj', resume: 'Wznów', skip: 'Pomiń paczkę', stop: 'Zakończ' };
