import type { CorrectionFault } from '#modules/sales/loyalty/rules/correct-points.ts';
import { plural } from '#platform/text/rules/plural.ts';

export const title = (name: string) => `Klient: ${name}`;
export const back = 'Klienci';
export const since = (moment: string) => `Konto od ${moment}`;

export const facts = {
  title: 'Dane',
  login: 'Login',
  email: 'E-mail',
  phone: 'Telefon',
  person: 'Imię i nazwisko',
  company: 'Firma',
  taxNumber: 'NIP',
  birthDate: 'Data urodzenia',
  address: 'Adres',
  delivery: 'Inny adres dostawy',
  invoice: 'Inne dane do faktury',
  newsletter: 'Newsletter',
  sms: 'SMS-y',
  yes: 'tak',
  no: 'nie',
  left: 'Ma w sklepie',
  counts: (lists: number, opinions: number) =>
    `${lists} ${plural(lists, { one: 'lista zakupowa', few: 'listy zakupowe', many: 'list zakupowych' })}, ${opinions} ${plural(opinions, { one: 'opinia', few: 'opinie', many: 'opinii' })}`,
};

export const orders = {
  title: 'Zamówienia',
  lead: (count: string, sum: string) => `${count} na ${sum}, bez anulowanych.`,
  none: 'Jeszcze nic nie zamówił.',
  caption: 'Zamówienia, od najnowszych',
  number: 'Numer',
  at: 'Złożone',
  state: 'Stan',
  sum: 'Suma',
  pages: 'Strony zamówień',
  page: (page: number, pages: number) => `Strona ${page} z ${pages}`,
  newer: 'Nowsze',
  older: 'Starsze',
};

export const claims = { title: 'Zwroty, reklamacje i odstąpienia', none: 'Niczego nie zgłaszał.' };

export const points = {
  title: 'Punkty',
  balance: (points: string) => `Ma ${points}.`,
  none: 'Jeszcze żadnych nie dostał ani nie wydał.',
  history: 'Historia punktów',
  correct: 'Popraw punkty',
  change: 'O ile',
  changeHint: 'Na przykład 50 albo -20.',
  reason: 'Powód',
  reasonHint: 'Klient przeczyta go w historii punktów.',
  button: 'Popraw punkty',
  question: (name: string) =>
    `Punkty klienta ${name} zmienią się od razu, a powód zobaczy w historii punktów. Pomyłkę poprawisz drugą korektą.`,
  corrected: (points: string) => `Punkty są poprawione. Klient ma teraz ${points}.`,
  faults: {
    'no-change': 'Podaj liczbę całkowitą różną od zera, na przykład 50 albo -20.',
    'no-reason': 'Podaj powód.',
    'balance-moved': 'Punkty zmieniły się w międzyczasie. Sprawdź, ile klient ma teraz.',
    'too-few': 'Klient ma mniej punktów, niż chcesz odjąć.',
  } satisfies Record<CorrectionFault, string>,
};

export const consents = { title: 'Zgody', none: 'Nie ma żadnej zapisanej zgody.' };

export const notes = {
  lead: 'W sklepie klient ich nie widzi, ale są w pliku, gdy poprosi o swoje dane. Znikają razem z kontem.',
};

export const data = {
  title: 'Dane osobowe',
  lead: 'To samo, co klient może zrobić sam na swoim koncie.',
  export: 'Pobierz plik z danymi',
  file: (id: number) => `klient-${id}`,
  forget: 'Usuń konto i dane',
  question: (name: string) => `Konto klienta ${name} zostanie usunięte. Tego nie da się cofnąć.`,
  happens: [
    'Znikną konto, adresy, punkty, zgody, listy i notatki, a klient dostanie o tym e-mail.',
    'Faktury zostają tak długo, jak każe prawo podatkowe; inne zakończone zamówienia zostają bez danych osobowych.',
    'Zamówienia w drodze dojdą jak zwykle; ich dane znikną 30 dni po zakończeniu.',
    'Opinie zostaną bez podpisu.',
  ],
  forgotten: 'Konto jest usunięte, a klient dostanie o tym e-mail.',
};
