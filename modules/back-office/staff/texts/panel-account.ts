export const title = 'Moje konto';

export const sessions = {
  title: 'Otwarte sesje',
  lead: 'Sesja kończy się po 30 minutach bezczynności, a najpóźniej po 12 godzinach.',
  caption: 'Urządzenia, na których trwa sesja',
  device: 'Urządzenie',
  address: 'Adres',
  since: 'Od',
  seen: 'Ostatnio',
  actions: 'Czynności',
  unknown: 'nieznane urządzenie',
  thisOne: 'to urządzenie',
  halfOpen: 'bez drugiego składnika',
  end: 'Zakończ',
  endOf: (device: string) => `Zakończ sesję: ${device}`,
  endOthers: 'Zakończ wszystkie inne',
};

export const factors = {
  title: 'Drugi składnik',
  app: 'Ustaw aplikację od nowa',
  codesLeft: (count: number) => `Nieużyte kody zapasowe: ${count}.`,
  newCodes: 'Pokaż nowe kody zapasowe',
  newCodesQuestion: 'Dotychczasowe kody zapasowe przestaną działać.',
  keys: 'Klucze dostępu',
  noKeys: 'Brak kluczy dostępu.',
  unnamed: 'klucz bez nazwy',
  removeKey: 'Usuń',
  removeKeyOf: (name: string) => `Usuń klucz: ${name}`,
  confirmFirst: 'Aby dodać klucz dostępu, potwierdź najpierw drugi składnik.',
  confirm: 'Potwierdź drugi składnik',
};

export const password = {
  title: 'Hasło',
  current: 'Obecne hasło',
  next: 'Nowe hasło',
  repeat: 'Powtórz nowe hasło',
  submit: 'Zmień hasło',
  wrong: 'Obecne hasło jest nieprawidłowe.',
  tooMany: 'Zbyt wiele prób. Spróbuj ponownie za kwadrans.',
};

export const done = {
  ended: 'Sesja została zakończona.',
  endedOthers: 'Wszystkie inne sesje zostały zakończone.',
  password: 'Hasło zostało zmienione. Inne sesje zostały zakończone.',
  keyRemoved: 'Klucz dostępu został usunięty.',
};

export const refused = {
  session: 'Tej sesji już nie ma.',
  key: 'Tego klucza nie można usunąć: to jedyny drugi składnik albo już go nie ma.',
};
