import type {
  ComplaintEvent,
  ComplaintMethod,
  ComplaintState,
} from '#modules/after-sale/claims/rules/complaint-state.ts';
import { ANSWER_DAYS } from '#modules/after-sale/claims/rules/legal-clock.ts';
import { formatMegabytes } from '#platform/files/rules/file-size.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';

export const states: Record<ComplaintState, string> = {
  new: 'Zgłoszona',
  considered: 'Rozpatrujemy',
  waiting: 'Czekamy na Ciebie',
  accepted: 'Uznana',
  settled: 'Załatwiona',
  rejected: 'Nieuznana',
  cancelled: 'Wycofana',
};

export function event({
  kind,
  details: { amount = 0, trackingNumber = '' },
}: Pick<ComplaintEvent, 'kind' | 'details'>): string {
  if (kind === 'refunded') return `Oddaliśmy ${formatMoney(amount)}`;
  if (kind === 'shipped')
    return `Wysłaliśmy do Ciebie paczkę${trackingNumber && `, numer przesyłki ${trackingNumber}`}`;
  return states[kind];
}

export const stateDetails: Record<ComplaintState, string> = {
  new: `Reklamacja jest u nas. Odpowiemy w ciągu ${ANSWER_DAYS} dni.`,
  considered: 'Sprawdzamy zgłoszenie. Odpowiedź znajdziesz w rozmowie i w e-mailu.',
  waiting: 'Potrzebujemy czegoś od Ciebie. Zajrzyj do rozmowy.',
  accepted: 'Uznaliśmy reklamację. Szczegóły znajdziesz w rozmowie.',
  settled: 'Reklamacja jest załatwiona. Dziękujemy za cierpliwość.',
  rejected: 'Nie uznaliśmy reklamacji. Uzasadnienie znajdziesz w rozmowie.',
  cancelled: 'Reklamacja została wycofana. Te same produkty możesz zareklamować ponownie.',
};

export const methods: Record<ComplaintMethod, string> = {
  exchange: 'Wymiana na nowy',
  repair: 'Naprawa',
  'price-reduction': 'Obniżenie ceny',
  withdrawal: 'Odstąpienie od umowy i zwrot pieniędzy',
};

/** Names of later stages, before the shop's decision is known. */
export const coming = (state: ComplaintState) => (state === 'accepted' ? 'Decyzja' : states[state]);
export const track = 'Droga reklamacji';

export const title = 'Reklamacje';
/** Contract 2.21: goes into the thread with the method behind it. */
export const methodComment = (method: ComplaintMethod) =>
  `Preferowany sposób załatwienia reklamacji: ${methods[method]}`;
export const number = (number: string) => `Reklamacja nr ${number}`;
export const order = (number: string) => `Zamówienie nr ${number}`;
export const filedAt = (date: string) => `Zgłoszona ${date}`;
export const list = 'Twoje reklamacje';
export const attachments = 'Zdjęcia i dokumenty';
export const attachmentsHint = (max: number, bytes: number) =>
  `Najwyżej ${max} plików JPG, PNG, WebP lub PDF, każdy do ${formatMegabytes(bytes)}.`;

export const cancel = {
  title: 'Wycofaj reklamację',
  text: 'Jeśli wycofasz reklamację, nie będziemy jej dalej rozpatrywać. Później możesz zgłosić nową.',
  submit: 'Tak, wycofaj reklamację',
  done: 'Reklamacja została wycofana.',
  unknown: 'Nie znaleźliśmy takiej reklamacji wśród Twoich.',
  tooLate: 'Tej reklamacji nie można już wycofać, bo została rozpatrzona.',
  needsLink: 'Żeby wycofać reklamację, otwórz ją linkiem z wiadomości, którą od nas masz.',
};

type UploadFault = 'empty' | 'too-large' | 'wrong-type' | 'too-many-pixels' | 'unreadable';

/** The text of what the shop found inside a file. */
export function attachmentFaultText(file: string, reason: UploadFault): string {
  const faults: Record<UploadFault, string> = {
    empty: 'jest pusty',
    'too-large': 'jest za duży',
    'wrong-type': 'nie jest zdjęciem JPG, PNG, WebP ani dokumentem PDF',
    'too-many-pixels': 'ma za dużo pikseli',
    unreadable: 'jest uszkodzony i nie da się go odczytać',
  };
  return `Plik „${file}” ${faults[reason]}. Wybierz inny.`;
}

export const ownList = {
  empty: {
    title: 'Nie masz żadnych reklamacji',
    text: 'Jeśli coś jest nie tak z\u00a0produktem, zgłoś to. Reklamację złożoną bez konta otworzysz linkiem z\u00a0e-maila.',
    link: 'Zgłoś reklamację',
  },
  add: 'Zgłoś reklamację',
  open: 'Otwórz rozmowę',
  answer: 'Odpowiedz',
  answerBy: (day: string) => `Odpowiedź najpóźniej ${day}`,
  asked: (day: string) => `Sklep, ${day}`,
  intro: `Na każdą odpowiadamy w ciągu ${ANSWER_DAYS} dni. Rozmowę o niej znajdziesz w środku.`,
  how: {
    title: 'Jak to działa',
    steps: [
      'Opisz, co się stało, i dodaj zdjęcia.',
      'Sprawdzimy zgłoszenie i w razie potrzeby dopytamy w rozmowie.',
      'Naprawimy, wymienimy albo oddamy pieniądze.',
    ],
  },
};

export const steps = {
  label: 'Postęp zgłoszenia',
  names: ['Zamówienie', 'Produkty i usterka', 'Gotowe'],
  skipped: 'pominięte',
};
