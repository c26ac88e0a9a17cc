import { plural } from '#platform/text/rules/plural.ts';

export const title = 'Klienci';
export const search = { hint: 'E-mail, nazwisko, firma, telefon lub numer zamówienia', find: 'Szukaj' };
export const none = 'Nie ma takich klientów. Szukaj po całym słowie albo jego części; gości po całym adresie e-mail.';
export const noneYet = 'Nikt jeszcze nie założył konta.';
export const next = 'Następni klienci';

export const columns = {
  caption: 'Klienci, od najnowszych',
  name: 'Klient',
  contact: 'Kontakt',
  orders: 'Zamówienia',
  points: 'Punkty',
  since: 'Konto od',
};

export const orders = (count: number) =>
  `${count} ${plural(count, { one: 'zamówienie', few: 'zamówienia', many: 'zamówień' })}`;
export const last = (day: string) => `ostatnie ${day}`;

export const guest = {
  title: 'Bez konta',
  lead: (email: string, count: string) => `${email}: ${count} bez logowania.`,
  link: 'Pokaż te zamówienia',
};
