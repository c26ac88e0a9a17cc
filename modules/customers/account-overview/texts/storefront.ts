import { ANSWER_DAYS } from '#modules/after-sale/claims/rules/legal-clock.ts';
import { plural } from '#platform/text/rules/plural.ts';

export const greeting = 'Dzień dobry!';
/** The greeting itself would need the vocative case. */
export const signedInAs = 'Zalogowano jako';

export const waiting = {
  unpaid: (count: number) =>
    count === 1
      ? 'Jedno zamówienie czeka na wpłatę.'
      : `${count}\u00a0${plural(count, { one: 'zamówienie', few: 'zamówienia czekają', many: 'zamówień czeka' })} na wpłatę.`,
  title: 'Czeka na Ciebie',
  answer: (number: string) => `Reklamacja ${number}: czekamy na Twoją odpowiedź`,
  reply: 'Odpowiedz',
  nothing: 'Wszystko załatwione, nic na Ciebie nie czeka.',
  new: 'Miło, że tu jesteś.',
};

export const messages = {
  welcome: 'Konto jest gotowe. Potwierdzenie czeka w Twojej skrzynce.',
  passwordSet: 'Nowe hasło jest zapisane. Inne urządzenia zostały wylogowane.',
};

export const overview = {
  lastOrder: 'Ostatnie zamówienie',
  noOrders: 'Nie masz jeszcze zamówień. Wszystko przed Tobą.',
  allOrders: 'Wszystkie zamówienia',
  goShopping: 'Zobacz nowości',
  quick: 'Szybkie sprawy',
  giveBack: { name: 'Zwróć produkty', text: 'Wybierz zamówienie i odeślij to, co się nie sprawdziło.' },
  complain: { name: 'Zgłoś reklamację', text: `Opisz usterkę i dodaj zdjęcia. Odpowiemy w ciągu ${ANSWER_DAYS} dni.` },
  ask: { name: 'Napisz do nas', text: 'Pytanie o zamówienie, rozmiar albo dostawę.' },
  points: 'Twoje punkty',
  pointsValue: (points: string) => `${points} pkt`,
  pointsWorth: (worth: string) => `W kasie są warte ${worth}.`,
  pointsLink: 'Co możesz za nie dostać',
  address: 'Twoje dane',
  delivery: 'Adres dostawy',
  change: 'Zmień dane i adresy',
};
