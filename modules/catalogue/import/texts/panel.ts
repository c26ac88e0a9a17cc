import type { ImportSource, ImportState, ImportStep } from '../rules/import-state.ts';

export const title = 'Import towaru';
export const lead =
  'Plik CSV albo XML (feed) z produktami, cenami i stanami. Najpierw sprawdzamy cały plik: gdy coś się nie zgadza, nic się nie zmienia.';

export const send = {
  fileTitle: 'Z pliku',
  file: 'Plik z dysku',
  fileHint: (megabytes: number) =>
    `CSV lub XML, także spakowany (.gz), najwyżej ${megabytes} MB. Większy podaj adresem albo wczytaj poleceniem npm run import.`,
  fileButton: 'Wyślij plik',
  addressTitle: 'Z adresu',
  address: 'Adres pliku',
  addressHint: 'Na przykład https://hurtownia.pl/feed.xml. Plik pobierzemy, najwyżej 300 MB.',
  addressButton: 'Pobierz plik',
};

export const refusals = {
  'file-missing': 'Wybierz plik.',
  'file-large': (megabytes: number) =>
    `Ten plik ma więcej niż ${megabytes} MB. Spakuj go (.gz), podaj jego adres albo wczytaj poleceniem npm run import.`,
  'unknown-format':
    'Wybierz plik z końcówką .csv albo .xml (może być spakowany: .csv.gz, .xml.gz). Arkusz zapisz jako „CSV UTF-8”.',
  'no-address': 'Wpisz adres, który zaczyna się od https:// albo http://.',
};

export const answers = {
  checking: 'Sprawdzamy plik. Możesz wyjść z tej strony: wynik tu zostanie.',
  started: 'Import trwa. Możesz wyjść z tej strony: idzie dalej sam.',
  stopped: 'Zatrzymamy import po tej paczce. Możesz go wznowić.',
  resumed: 'Import idzie dalej od miejsca, w którym stanął.',
  undoing: 'Cofamy import. Możesz wyjść z tej strony.',
  unknown: 'Tego importu nie można już ruszyć: odśwież stronę.',
  another: 'Trwa inny import. Spróbuj, gdy się skończy.',
  notLast: 'Cofnąć można tylko ostatni import, i tylko raz.',
};

export const states: Record<ImportState, string> = {
  fetching: 'Pobieramy plik',
  mapping: 'Czeka na decyzję',
  checking: 'Sprawdzamy',
  checked: 'Sprawdzony',
  refused: 'Plik z błędami',
  running: 'Trwa',
  stopped: 'Zatrzymany',
  done: 'Zakończony',
  undoing: 'Cofamy',
  undone: 'Cofnięty',
};

export const steps: Record<ImportStep, (done: number, all: number | null) => string> = {
  check: (done) => `Sprawdzone produkty: ${done}`,
  write: (done, all) => (all === null ? `Przetworzone produkty: ${done}` : `Przetworzone produkty: ${done} z ${all}`),
  search: (done) => `Dodane do wyszukiwarki: ${done}`,
};

export const sources: Record<ImportSource, string> = {
  command: 'Polecenie npm run import',
  upload: 'Plik',
  address: 'Adres',
};

export const history = {
  title: 'Ostatnie importy',
  empty: 'Nie było jeszcze importu.',
  when: 'Kiedy',
  who: 'Kto',
  what: 'Plik',
  state: 'Stan',
  result: 'Wynik',
};

export const counts = (created: number, changed: number, unchanged: number) =>
  `nowe ${created}, zmienione ${changed}, bez zmian ${unchanged}`;
export const faultCount = (count: number) => `uwag do pliku ${count}`;

export const one = {
  title: (id: number) => `Import ${id}`,
  back: 'Wszystkie importy',
  progress: 'Postęp importu',
  refresh: 'Odśwież',
  leave: 'Możesz wyjść z tej strony: praca idzie dalej, a postęp zobaczysz tu znowu.',
  quiet:
    'Od kilku minut nic się nie dzieje: serwer mógł stanąć. Wznów, a import pójdzie dalej od miejsca, w którym jest.',
  stop: 'Zatrzymaj',
  resume: 'Wznów',
  undo: 'Cofnij import',
  undoQuestion:
    'Produkty i ceny wrócą do stanu sprzed importu, a dodane produkty znikną. Co ktoś zmienił od tego czasu, zostanie i zobaczysz to na liście.',
  check: 'Sprawdź bez zapisywania',
  bring: 'Importuj',
};

export const mapping = {
  title: 'Co jest w kolumnach',
  lead: 'Odpowiedzi zapamiętamy dla plików o tych samych nagłówkach.',
  heading: 'Nagłówek w pliku',
  example: 'Pierwszy wiersz',
  column: 'Co to jest',
  columnOf: (heading: string) => `Co jest w kolumnie „${heading}”`,
  leaveOut: 'Pomiń',
  unnamed: 'bez nazwy',
  feed: 'To feed XML: wiemy, co jest w jego polach.',
};

export const tried = {
  title: 'Co zrobi ten import',
  lead: (created: number, changed: number, unchanged: number) =>
    `Doda produktów: ${created}, zmieni: ${changed}, bez zmian zostawi: ${unchanged}. Nic jeszcze nie zapisaliśmy.`,
  product: 'Produkt',
  what: 'Co się stanie',
  added: 'Nowy produkt',
  fromTo: (name: string, before: string, after: string) => `${name}: ${before} → ${after}`,
  nothing: 'brak',
  yes: 'tak',
  no: 'nie',
  first: (count: number) => `Pierwsze produkty: ${count}`,
};

export const done = {
  title: 'Wynik',
  lead: (created: number, changed: number, unchanged: number) =>
    `Dodane produkty: ${created}, zmienione: ${changed}, bez zmian: ${unchanged}.`,
};

export const faults = {
  title: 'Uwagi do pliku',
  refused: (count: number) => `Nic nie zmieniliśmy. Uwag: ${count}. Popraw plik i wyślij go jeszcze raz.`,
  pictures: 'Zdjęcia, których nie udało się pobrać, nie zatrzymały importu.',
  download: 'Pobierz uwagi (CSV)',
  file: (id: number) => `import-${id}-uwagi.csv`,
  shown: (shown: number, inFile: number) => `Pierwsze uwagi: ${shown}. W pliku CSV: ${inFile}.`,
  columns: { row: 'Wiersz', column: 'Kolumna', reason: 'Co jest nie tak' },
  rowOf: (row: number) => (row > 0 ? `wiersz ${row}` : 'cały plik'),
  wholeRow: 'cały wiersz',
};

export const left = {
  title: 'Czego nie cofnęliśmy',
  lead: (count: number) => `Ktoś zmienił to po imporcie, więc zostało. Produktów: ${count}.`,
  product: 'Produkt',
  fields: 'Co zostało',
  changed: 'cały produkt: ktoś go zmienił albo o nim napisał',
  ordered: 'produkt zamówiono: odłożyliśmy go do archiwum',
};
