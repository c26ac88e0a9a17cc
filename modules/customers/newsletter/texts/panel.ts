import { plural } from '#platform/text/rules/plural.ts';
import type { IssueState, NewsletterState } from '../rules/newsletter-fields.ts';

const readersWord = (count: number) =>
  `${count}\u00a0${plural(count, { one: 'czytelnika', few: 'czytelników', many: 'czytelników' })}`;

export const title = 'Newslettery';
export const lead = (reading: number) =>
  `Listy do osób, które potwierdziły zapis na newsletter. Teraz trafią do ${readersWord(reading)}. Każdy ma link, którym można się wypisać.`;
export const create = 'Napisz newsletter';
export const untitled = 'Nowy newsletter';
export const empty = 'Nie ma jeszcze żadnego newslettera.';

export const states: Record<NewsletterState, string> = {
  draft: 'Szkic',
  sending: 'W wysyłce',
  stopped: 'Wstrzymany',
  sent: 'Wysłany',
};

export const columns = {
  subject: 'Temat',
  state: 'Stan',
  when: 'Kiedy',
  progress: 'Postęp',
  failed: 'Nieudane',
  left: 'Wypisali się',
};
export const nothing = '–';
export const progress = (done: number, total: number) => `${done} z ${total}`;

export const fields = {
  subject: { label: 'Temat' },
  body: { label: 'Treść', hint: 'Nagłówki, listy, linki i obrazy sklepu. Adresy z początkiem / prowadzą do sklepu.' },
  state: { label: 'Stan', choices: states },
  updatedAt: { label: 'Zapisano' },
  readers: { label: 'Czytelnicy' },
};

export const actions = {
  save: 'Zapisz szkic',
  test: 'Zapisz i wyślij próbny list do siebie',
  start: (reading: number) => `Zapisz i wyślij do ${readersWord(reading)}`,
  startQuestion: (reading: number) =>
    `List pójdzie do ${readersWord(reading)}. Wysyłkę można wstrzymać, ale listów już wysłanych nie da się cofnąć.`,
  stop: 'Wstrzymaj wysyłkę',
  resume: 'Wznów wysyłkę',
  remove: 'Usuń szkic',
  removeQuestion: 'Usunąć ten szkic na zawsze?',
};

export const answers = {
  saved: 'Zapisano szkic.',
  tested: (email: string) => `Zapisano. Próbny list jest w drodze na ${email}.`,
  'too-many': 'Dziś wysłano już 30 listów próbnych na ten adres.',
  started: 'Wysyłka się zaczęła. Możesz zamknąć tę stronę: idzie dalej sama.',
  stopped: 'Wysyłka wstrzymana. Listy przekazane wcześniej jeszcze dojdą.',
  resumed: 'Wysyłka wznowiona. Nikt nie dostanie listu dwa razy.',
  removed: 'Szkic jest usunięty.',
  'no-readers': 'Nikt nie potwierdził jeszcze zapisu na newsletter.',
  'not-now': 'Stan tego newslettera zmienił się w międzyczasie. Odśwież stronę.',
  begun: 'Ten newsletter jest już wysyłany i nie da się go zmienić.',
  unknown: 'Tego newslettera już nie ma.',
  used: 'Można usunąć tylko szkic.',
  lookAgain: 'Nie zapisano. Popraw zaznaczone pola.',
};

export const figures: Record<IssueState | 'total' | 'left', string> = {
  total: 'Odbiorcy',
  waiting: 'Czekają',
  written: 'W drodze',
  sent: 'Przyjęte przez serwer poczty',
  failed: 'Nieudane',
  skipped: 'Pominięci, bo wypisali się przed listem',
  left: 'Wypisali się po tym liście',
};
export const figuresTitle = 'Jak idzie';
export const figuresLead = 'Otwarć listów sklep nie śledzi.';
export const contentTitle = 'Treść';
