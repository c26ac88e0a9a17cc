import type { BulkKind, BulkState, Rounding } from '../rules/bulk-change.ts';

export const title = 'Zmiana wielu produktów';
export const lead = (many: number) => `Wybrane produkty: ${many}. Najpierw zobaczysz podgląd.`;
export const all = (many: number) => `Zmień wszystkie z listy (${many})`;
export const ticked = 'Zmień zaznaczone';
export const tick = (name: string) => `Zaznacz: ${name}`;
export const back = 'Produkty';

export const kind = 'Co zmienić';
export const value = 'O ile, na ile albo na co';
export const valueHint = 'Procent albo kwota ze znakiem: 3, -10, +2,50. Dla kategorii i znaczników użyj pól obok.';
export const category = 'Nowa kategoria';
export const onOff = 'Włączyć czy wyłączyć';
export const on = 'Tak';
export const off = 'Nie';
export const none = 'Nie dotyczy';
export const rounding = 'Zaokrąglenie ceny';
export const preview = 'Pokaż podgląd';
export const start = (many: number) => `Zmień produkty (${many})`;

export const kinds: Record<BulkKind, string> = {
  'price-percent': 'Cena o procent',
  'price-amount': 'Cena o kwotę',
  'price-set': 'Cena na kwotę',
  category: 'Kategoria',
  visible: 'Widoczność w sklepie',
  sell: 'Sprzedaż: sprzedawaj albo wstrzymaj',
  new: 'Znacznik „nowość”',
  bestseller: 'Znacznik „bestseller”',
};

export const roundings: Record<Rounding, string> = {
  none: 'Do grosza',
  tenth: 'Do 10 groszy',
  whole: 'Do złotówki',
  'ninety-nine': 'Z końcówką ,99',
};

export const examples = {
  title: (many: number) => `Podgląd. Zmieni się produktów: ${many}`,
  product: 'Produkt',
  before: 'Teraz',
  after: 'Po zmianie',
};
export const yes = 'tak';
export const no = 'nie';

export const states: Record<BulkState, string> = {
  running: 'W toku',
  done: 'Gotowe',
  undoing: 'Cofanie w toku',
  undone: 'Cofnięte',
};

export const past = {
  title: 'Ostatnie zmiany',
  when: 'Kiedy',
  who: 'Kto',
  what: 'Co',
  progress: 'Postęp',
  state: 'Stan',
  act: 'Czynność',
  of: (done: number, total: number) => `${done} z ${total}`,
  kept: (many: number) => `bez zmian, bo ktoś je potem zmienił: ${many}`,
  undo: 'Cofnij',
  undoQuestion: 'Produkty wrócą do tego, co było przed zmianą. Te, które ktoś zmienił później, zostaną, jakie są.',
  refresh: 'Odśwież',
  empty: 'Nie było jeszcze zmian wielu produktów naraz.',
};

export const answers = {
  started: 'Zmiana trwa. Możesz stąd wyjść: sklep skończy ją sam.',
  undoing: 'Cofanie trwa. Możesz stąd wyjść: sklep skończy je sam.',
  wrong: 'Tak nie da się zmienić. Sprawdź wartość, na przykład 3 albo -10.',
  nothing: 'Ten wybór nie obejmuje żadnego produktu.',
  another: 'Trwa jeszcze poprzednia zmiana. Poczekaj, aż się skończy.',
  notLast: 'Cofnąć można tylko ostatnią, skończoną zmianę.',
};
