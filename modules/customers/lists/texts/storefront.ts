import { plural } from '#platform/text/rules/plural.ts';

const productWord = (count: number) => plural(count, { one: 'produkt', few: 'produkty', many: 'produktów' });

export const title = 'Listy zakupowe';
export const intro =
  'Odkładaj produkty na później, dziel się listą z\u00a0bliskimi i\u00a0wkładaj całość do koszyka jednym ruchem.';
// S9.73
export const firstName = 'Lista zakupowa';
export const count = (count: number) => (count === 0 ? 'Brak produktów' : `${count}\u00a0${productWord(count)}`);
export const shared = 'Udostępniona';
export const guest = 'Listy są zapisane w tej przeglądarce. Po zalogowaniu przeniesiemy je na Twoje konto.';
export const signIn = 'Zaloguj się';

export const empty = {
  title: 'Nie masz jeszcze żadnej listy',
  text: 'Utwórz pierwszą tutaj albo wybierz „Dodaj do listy” na stronie produktu.',
};

export const create = {
  title: 'Nowa lista',
  name: 'Nazwa listy',
  submit: 'Utwórz listę',
  placeholder: 'np. Wyjazd w Bieszczady',
};
export const remove = {
  ask: 'Usuń listę',
  confirmOf: (name: string) => `Usuń listę: ${name}`,
  sure: 'Na pewno usunąć tę listę?',
};
export const removeYes = 'Tak, usuń';
export const cancel = 'Anuluj';

export const settings = {
  label: 'Ustawienia listy',
  choose: 'Wybierz…',
  submit: 'Wykonaj',
  rename: 'Zmień nazwę',
  share: 'Udostępnij',
  remove: 'Usuń listę',
  sort: 'Sortowanie',
  sorts: {
    newest: 'Od najnowszych',
    name: 'Według nazwy',
    cheapest: 'Od najtańszych',
    dearest: 'Od najdroższych',
  },
};

export const rename = { title: 'Zmień nazwę listy', submit: 'Zapisz nazwę' };

export const share = {
  title: 'Udostępnianie',
  intro:
    'Kto ma link, zobaczy tę listę i włoży produkty do swojego koszyka. Nie zobaczy Twoich danych ani nic nie zmieni.',
  switch: 'Lista dostępna dla osób z linkiem',
  submit: 'Zapisz',
  link: 'Link do listy',
  copy: 'Skopiuj link',
  ended: 'Po wyłączeniu dotychczasowy link przestanie działać.',
};

export const visitor = 'Ktoś udostępnił Ci tę listę. Możesz kupić z niej wszystko albo skopiować ją do siebie.';
export const take = 'Skopiuj do moich list';

export const nothing = {
  title: 'Ta lista jest pusta',
  text: 'Dodaj do niej produkty przyciskiem „Dodaj do listy” na stronie produktu.',
  visitor: 'Nie ma na niej jeszcze żadnych produktów.',
  link: 'Zobacz, co mamy',
};

export const products = 'Produkty na liście';
export const quantityOf = (name: string) => `Ilość: ${name}`;
export const buy = 'Do koszyka';
export const buyOf = (name: string) => `Dodaj do koszyka: ${name}`;
export const buyAll = 'Dodaj wszystko do koszyka';
export const summary = (count: number, total: string) =>
  `${count}\u00a0${productWord(count)} do kupienia, razem ${total}`;
export const removeItemOf = (name: string) => `Usuń z listy: ${name}`;

export const transfer = {
  label: 'Inna lista',
  labelOf: (name: string) => `Inna lista dla: ${name}`,
  summary: 'Na inną listę',
  copy: 'Kopiuj',
  copyOf: (name: string) => `Kopiuj na inną listę: ${name}`,
  move: 'Przenieś',
  moveOf: (name: string) => `Przenieś na inną listę: ${name}`,
  newList: 'Nowa lista',
};

export const done = {
  created: 'Lista jest gotowa.',
  removed: 'Usunęliśmy listę.',
  renamed: 'Zapisaliśmy nową nazwę.',
  shared: 'Lista jest udostępniona. Wyślij link, komu chcesz.',
  unshared: 'Lista jest znowu tylko dla Ciebie.',
  itemRemoved: 'Usunęliśmy produkt z listy.',
  copied: 'Skopiowaliśmy produkt na inną listę.',
  moved: 'Przenieśliśmy produkt na inną listę.',
  added: 'Dodaliśmy do listy.',
  addedSome: 'Dodaliśmy do listy. Produkty bez rozmiaru zostały tylko w\u00a0ulubionych.',
  taken: 'Lista jest już u Ciebie.',
};

export const failed = 'Nie udało się połączyć ze sklepem. Sprawdź połączenie i spróbuj ponownie.';
