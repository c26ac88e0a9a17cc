import { plural } from '#platform/text/rules/plural.ts';
import type { Condition, Level } from '../rules/judge-condition.ts';

export const title = 'Stan sklepu';
export const lead =
  'Co działa, co warto sprawdzić i co jest zepsute. Liczby są z tej chwili; odśwież stronę, żeby zobaczyć nowe.';
export const list = 'Stan sklepu po kolei';

export const levels: Record<Level, string> = { fine: 'W porządku', look: 'Sprawdź', trouble: 'Nie działa' };
export const summary: Record<Level, string> = {
  fine: 'Wszystko działa.',
  look: 'Sklep działa. Zajrzyj do tego, co oznaczono słowem „Sprawdź”.',
  trouble: 'Coś nie działa i samo się nie naprawi. Zacznij od tego, co oznaczono słowami „Nie działa”.',
};

export const names: Record<Condition, string> = {
  opening: 'Otwarcie',
  orders: 'Zamówienia',
  mailServer: 'Poczta',
  mails: 'Niewysłane maile',
  jobs: 'Nieudane zadania',
  queue: 'Kolejka zadań',
  processes: 'Serwery',
  database: 'Baza danych',
  disk: 'Miejsce na dysku',
  backup: 'Kopia zapasowa',
  certificate: 'Certyfikat',
};

export const opening = {
  open: 'Sklep jest otwarty i przyjmuje zamówienia.',
  closed: 'Sklep jest zamknięty: nikt nie może kupować.',
  held: 'Sklep nie wpuszcza kupujących, odkąd go uruchomiono.',
  closesNext: 'Sklep jest otwarty, ale po ponownym uruchomieniu nie wpuści kupujących.',
  blocked: 'Sklep jest otwarty, ale coś przeszkadza w sprzedaży.',
};
export const lastOrder = (when: string) => `Ostatnie zamówienie złożono ${when}.`;
export const quiet = (when: string) =>
  `${lastOrder(when)} Kup coś na próbę i sprawdź, czy płatność i dostawa działają.`;
export const noOrder = 'Nikt jeszcze nic nie zamówił.';
export const mailServer = {
  none: 'Nie ma serwera poczty: klienci nie dostają potwierdzeń.',
  set: (when: string) => `Maile wychodzą. Ostatni wysłano ${when}.`,
  unused: 'Serwer poczty jest ustawiony. Jeszcze żaden mail nie wyszedł.',
};
const unsent = (count: number) =>
  plural(count, { one: 'Nie wyszedł 1 mail', few: `Nie wyszły ${count} maile`, many: `Nie wyszło ${count} maili` });
const undone = (count: number) =>
  plural(count, {
    one: 'Nie udało się 1 zadanie',
    few: `Nie udały się ${count} zadania`,
    many: `Nie udało się ${count} zadań`,
  });
const due = (count: number) =>
  plural(count, { one: 'Czeka 1 zadanie', few: `Czekają ${count} zadania`, many: `Czeka ${count} zadań` });
const served = (count: number) =>
  plural(count, {
    one: 'Sklep obsługuje 1 proces',
    few: `Sklep obsługują ${count} procesy`,
    many: `Sklep obsługuje ${count} procesów`,
  });
const machines = { one: 'maszynie', few: 'maszynach', many: 'maszynach' };

export const mails = (count: number) =>
  count === 0 ? 'Wszystkie maile wyszły.' : `${unsent(count)}. Zobacz, co odpowiedział serwer poczty, i ponów.`;
export const jobs = (count: number) =>
  count === 0 ? 'Wszystkie zadania się udały.' : `${undone(count)}. Zobacz dlaczego i ponów.`;
export const queue = {
  empty: 'Nic nie czeka: sklep robi wszystko na bieżąco.',
  waits: (count: number, when: string) => `${due(count)}, najdłużej od ${when}.`,
  late: 'Jeśli to się nie zmienia, powiedz o tym osobie, która opiekuje się serwerem.',
};
export const processes = (count: number, onMachines: number, since: string) =>
  `${served(count)} na ${onMachines} ${plural(onMachines, machines)}. Najdłużej działa od ${since}.`;
export const noProcess = 'Żaden proces nie słucha zmian: strony są chwilowo rysowane od nowa przy każdym wejściu.';
export const database = (size: string) => `Odpowiada i zajmuje ${size}.`;
export const disk = (size: string) => `Wolne: ${size}.`;
export const littleRoom =
  'Gdy miejsce się skończy, sklep przestanie przyjmować zamówienia. Powiedz o tym osobie, która opiekuje się serwerem.';
export const unknownDisk = 'Nie wiadomo, ile jest miejsca.';
export const backup = {
  none: 'Sklep nie wie o żadnej kopii: po awarii dysku nie byłoby z czego go odtworzyć. Zapytaj osobę, która opiekuje się serwerem.',
  checked: (when: string) => `Ostatnią kopię zrobiono ${when} i odczytano ją do końca na próbę.`,
  unchecked: (when: string) => `Ostatnią kopię zrobiono ${when}, ale nie wiadomo, czy da się ją odczytać.`,
  old: 'Ma ponad dwa dni: tego, co sklep zapisał później, nie da się odtworzyć. Powiedz o tym osobie, która opiekuje się serwerem.',
};
export const certificate = {
  none: 'Adres sklepu nie zaczyna się od https, więc nie ma certyfikatu.',
  unknown: 'Nie udało się sprawdzić, do kiedy jest ważny. Otwórz sklep i zobacz, czy przeglądarka nie ostrzega.',
  ends: (when: string) => `Jest ważny do ${when}.`,
  soon: (when: string) =>
    `Kończy się ${when}. Potem przeglądarki będą ostrzegać przed sklepem: powiedz o tym osobie, która opiekuje się serwerem.`,
  ended: (when: string) => `Skończył się ${when}: przeglądarki ostrzegają przed sklepem. Trzeba go odnowić od razu.`,
};

export const go: Partial<Record<Condition, string>> = {
  opening: 'Otwarcie sklepu',
  orders: 'Zamówienia',
  mailServer: 'Ustawienia poczty',
  mails: 'Maile',
  jobs: 'Zadania',
};

export const versions = {
  title: 'Wersje',
  lead: 'Podaj je, gdy prosisz o pomoc.',
  shop: 'Sklep',
  node: 'Node',
  database: 'PostgreSQL',
};
