export const title = 'Dziennik zmian';
export const lead = 'Każda zmiana z zaplecza, wiersza poleceń i importu. Wpisów nie można zmienić ani usunąć.';

export const filter = {
  person: 'Osoba',
  everybody: 'wszyscy',
  kind: 'Rodzaj obiektu',
  kindHint: 'Na przykład: order, courier, staff.',
  id: 'Numer obiektu',
  submit: 'Szukaj',
};

export const table = {
  caption: 'Zmiany, od najnowszej',
  at: 'Kiedy',
  who: 'Kto',
  what: 'Co',
  object: 'Obiekt',
  from: 'Było',
  to: 'Jest',
};

export const actors = { command: 'wiersz poleceń', import: 'import' };
export const nothing = 'Nie ma takich wpisów.';
export const older = 'Starsze wpisy';
