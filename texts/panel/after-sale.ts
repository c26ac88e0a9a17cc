import type { Clock } from '#rules/after-sale/clocks/legal-clock.ts';
import { plural } from '#rules/platform/text/plural.ts';

/** What the screens after the sale share. */

const DAYS = { one: 'dzień', few: 'dni', many: 'dni', fraction: 'dnia' };
const days = (count: number) => `${count} ${plural(count, DAYS)}`;

export const clock = ({ daysLeft }: Pick<Clock, 'daysLeft'>) => {
  if (daysLeft < 0) return `po terminie: ${days(-daysLeft)}`;
  return daysLeft === 0 ? 'termin mija dziś' : `zostało: ${days(daysLeft)}`;
};
export const due = (day: string) => `do ${day}`;
export const noClock = 'bez terminu';

export const search = {
  label: 'Numer, zamówienie albo e-mail',
  submit: 'Szukaj',
  clear: 'Pokaż całą listę',
  found: (text: string) => `Wyniki dla „${text}”`,
  nothing: 'Nic takiego nie ma. Sprawdź numer albo adres e-mail.',
  seeTab: (tab: string, many: number) => `${tab}: ${many}`,
};

export const columns = {
  number: 'Numer',
  order: 'Zamówienie',
  client: 'Klient',
  goods: 'Produkty',
  state: 'Stan',
  amount: 'Kwota',
  since: 'Zgłoszono',
  clock: 'Termin',
};

export const order = (number: string) => `Zamówienie ${number}`;
export const noOrder = 'bez zamówienia';
export const history = 'Historia';
export const photos = 'Zdjęcia od klienta';
export const openFile = (name: string) => `Otwórz plik ${name}`;
export const note = 'Wiadomość do klienta';

export const money = {
  title: 'Oddanie pieniędzy',
  amount: 'Kwota w złotych',
  way: 'Sposób',
  submit: 'Oddaj pieniądze',
  wrongAmount: 'Podaj kwotę, na przykład 49,90.',
  tooMuch: (held: string) => `Sklep ma z tego zamówienia ${held}. Więcej nie można oddać.`,
  notAllowed: 'Pieniądze oddaje właściciel albo kierownik.',
  byHand:
    'Zwrot zostanie zapisany w zamówieniu, a klient dostanie wiadomość. Przelew lub zwrot na kartę zleć w banku albo u operatora płatności.',
};

export const gone = 'Tego zgłoszenia już nie ma.';
