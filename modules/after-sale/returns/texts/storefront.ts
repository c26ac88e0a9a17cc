import { REFUND_DAYS } from '#modules/after-sale/claims/rules/legal-clock.ts';
import type { ReturnState } from '#modules/after-sale/claims/rules/return-state.ts';
import type { ReturnMethod } from '#platform/settings/rules/setting-values.ts';
import type { ReturnObstacle } from '../rules/return-obstacle.ts';

export const states: Record<ReturnState, string> = {
  draft: 'W przygotowaniu',
  filed: 'Zgłoszony',
  received: 'Dotarł do nas',
  accepted: 'Przyjęty',
  refunded: 'Rozliczony',
  refused: 'Odrzucony',
  cancelled: 'Odwołany',
};

const events: Record<ReturnState, string> = {
  draft: '',
  filed: 'Zwrot zgłoszony',
  received: 'Paczka dotarła do nas',
  accepted: 'Sprawdziliśmy produkty i przyjęliśmy zwrot',
  refunded: 'Oddaliśmy pieniądze',
  refused: 'Nie mogliśmy przyjąć zwrotu',
  cancelled: 'Zwrot odwołany',
};

/** Goods brought to a shop came in no parcel. */
export function event(kind: ReturnState, method: ReturnMethod | null): string {
  return kind === 'received' && method === 'point' ? 'Produkty są już u nas' : events[kind];
}

export const obstacles: Record<ReturnObstacle, string> = {
  'not-sent': 'Tego zamówienia jeszcze nie wysłaliśmy. Jeśli chcesz z niego zrezygnować, anuluj je.',
  over: 'To zamówienie jest już zakończone.',
  'too-late': 'Czas na zwrot tego zamówienia minął. Jeśli produkt ma wadę, możesz złożyć reklamację.',
  claimed: 'Wszystko jest już w zwrocie lub odstąpieniu.',
  'no-goods': 'Tego nie da się odesłać: to produkt cyfrowy lub usługa.',
  personalised: 'Zrobiliśmy to specjalnie dla Ciebie, więc nie możemy przyjąć zwrotu.',
  digital: 'To treść cyfrowa, którą już dostarczyliśmy za Twoją zgodą.',
  service: 'Ta usługa została już wykonana za Twoją zgodą.',
  perishable: 'To produkt o krótkim terminie przydatności, nie możemy przyjąć zwrotu.',
};

export const title = 'Zwroty';
export const intro = 'Odeślij to, co się nie sprawdziło. Zajmie Ci to około dwóch minut.';
export const days = (days: number) => `Na zwrot masz ${days}\u00a0dni od\u00a0dostawy.`;

export const guest = {
  title: 'Zwrot bez logowania',
  intro: 'Podaj numer zamówienia oraz e-mail lub telefon, który był w nim podany.',
  submit: 'Dalej',
};

export const how = {
  title: 'Jak to działa',
  steps: [
    'Wybierz produkty, sposób odesłania i to, jak oddać pieniądze.',
    'Dołącz do produktów kod zwrotu, który dostaniesz na końcu.',
    `Sprawdzimy produkty i oddamy pieniądze, najpóźniej w ciągu ${REFUND_DAYS} dni.`,
  ],
};

export const interrupted =
  'Nie możemy otworzyć tego zwrotu: dostęp do zamówienia wygasł albo adres jest niepełny. Zaloguj się albo podaj numer zamówienia jeszcze raz – wybrane produkty i sposób odesłania czekają na Ciebie.';
export const account = 'Masz konto? Po zalogowaniu wybierzesz zamówienie z listy.';
export const signIn = 'Zaloguj się';

export const orders = {
  title: 'Wybierz zamówienie',
  none: 'Nie masz teraz zamówień, które można zwrócić',
  noneText: 'Zwrócić możesz to, co już do Ciebie jedzie albo dotarło, póki nie minie czas na zwrot.',
  noneLink: 'Zobacz zamówienia',
  start: 'Zwróć produkty',
  resume: 'Dokończ zwrot',
  until: (date: string) => `Zwrot możliwy do ${date}`,
  open: 'Zwrot możliwy',
  other: 'Zwrot innego zamówienia',
};

export const running = 'Zwroty w toku';
export const over = 'Zakończone zwroty';
export const track = 'Droga zwrotu';

interface ReturnProgress {
  /** Empty when nothing was paid. */
  amount: string;
  /** The last day of the refund, or the day of what happened. */
  day: string;
  /** While nothing has come: the rule by which the refund is due. */
  refund: string;
}

/** How a return goes on, in a sentence or two. */
export const progress: Record<ReturnState, (facts: ReturnProgress) => string> = {
  draft: () => '',
  filed: ({ refund }) => `Czekamy na produkty. ${refund}`,
  received: ({ amount, day }) => `Sprawdzamy produkty.${promise(amount, day)}`,
  accepted: ({ amount, day }) => `Przyjęliśmy produkty.${promise(amount, day)}`,
  refunded: ({ amount, day }) => (amount ? `${day} oddaliśmy ${amount}.` : `Rozliczony ${day}.`),
  refused: ({ day }) => `${day} odmówiliśmy przyjęcia zwrotu. Powód znajdziesz w szczegółach.`,
  cancelled: ({ day }) => `Odwołany ${day}. Produkty zostają u Ciebie.`,
};

/** Of a day that has passed nothing is promised. */
function promise(amount: string, day: string): string {
  if (!amount) return '';
  return day ? ` ${amount} oddamy najpóźniej ${day}.` : ` ${amount} oddamy jak najszybciej.`;
}

export const order = (number: string) => `Zamówienie nr ${number}`;
export const code = (code: string) => `Zwrot ${code}`;

export const steps = {
  label: 'Postęp zwrotu',
  names: ['Zamówienie', 'Produkty', 'Sposób zwrotu', 'Pieniądze', 'Gotowe'],
};

export const acceptedOf = (accepted: number, sent: number) =>
  `przyjęto ${accepted.toLocaleString('pl-PL')} z ${sent.toLocaleString('pl-PL')}`;

export const back = 'Wstecz';
export const next = 'Dalej';

export const point = {
  title: 'Gdzie oddasz produkty?',
  legend: 'Sklep',
  none: 'Wybierz sklep, w którym oddasz produkty.',
  map: 'Mapa sklepów, w których oddasz produkty',
};

export const cancel = {
  draft: 'Zrezygnuj ze zwrotu',
  draftText: 'Usuniemy to, co tu wybrano i wpisano. Zwrot możesz potem zacząć od nowa.',
  draftSubmit: 'Tak, porzuć zwrot',
  draftDone: 'Zwrot został porzucony.',
  title: 'Odwołaj zwrot',
  text: 'Produkty jeszcze do nas nie dotarły, więc możesz je zachować.',
  textWithdrawn: 'Odwołasz tylko ten sposób odesłania. Odstąpienie od umowy pozostaje w mocy.',
  submit: 'Tak, odwołaj zwrot',
  done: 'Zwrot został odwołany.',
  tooLate: 'Tego zwrotu nie można już odwołać.',
};

export const pdf = {
  title: (code: string) => `Zwrot ${code}`,
  to: 'Adresat',
  from: 'Nadawca',
  put: 'Włóż ten dokument do paczki.',
  bring: 'Pokaż ten dokument w sklepie.',
  date: (date: string) => `Zgłoszony ${date}`,
};
