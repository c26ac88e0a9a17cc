import type { ClaimKind } from '#modules/sales/order-ledger/rules/claim.ts';
import { plural } from '#platform/text/rules/plural.ts';
import type { ComplaintState } from '../rules/complaint-state.ts';
import type { Clock } from '../rules/legal-clock.ts';
import type { ReturnState } from '../rules/return-state.ts';

export const kinds: Record<ClaimKind, string> = {
  return: 'Zwrot',
  complaint: 'Reklamacja',
  withdrawal: 'Odstąpienie',
};

export const returnStates: Record<ReturnState, string> = {
  draft: 'w przygotowaniu',
  filed: 'w drodze',
  received: 'do sprawdzenia',
  accepted: 'do wypłaty',
  refunded: 'rozliczony',
  refused: 'odrzucony',
  cancelled: 'odwołany',
};

export const complaintStates: Record<ComplaintState, string> = {
  new: 'nowa',
  considered: 'rozpatrywana',
  waiting: 'czeka na klienta',
  accepted: 'uznana, do załatwienia',
  settled: 'załatwiona',
  rejected: 'nieuznana',
  cancelled: 'wycofana przez klienta',
};

export const withdrawalStates = {
  waiting: 'pieniądze do oddania',
  paying: 'pieniądze w drodze',
  'in-return': 'towar wraca jako zwrot',
  refunded: 'rozliczone',
};

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

/** Claims that hold the same pieces. */
export const sharing: Record<ClaimKind, (name: string, goods: string) => string> = {
  complaint: (name, goods) => `W reklamacji ${name} są też: ${goods}.`,
  withdrawal: (name, goods) => `Odstąpienie ${name} obejmuje też: ${goods}.`,
  return: (name, goods) => `Zwrot ${name} obejmuje też: ${goods}.`,
};
export const paidOnce = 'Pieniądze za te same sztuki idą raz: co oddano w jednym zgłoszeniu, odejmuje się w drugim.';
export const seeShared = (name: string) => `Zobacz ${name}`;

export const gone = 'Tego zgłoszenia już nie ma.';

export const pages = {
  label: 'Strony listy',
  previous: 'Poprzednia strona',
  next: 'Następna strona',
  current: (page: number) => `Strona ${page}`,
};
