import type { Role } from '../rules/permissions.ts';

export const title = 'Ludzie';
export const lead = 'Kto pracuje w zapleczu i co może robić.';

export const roles: Record<Role, string> = {
  owner: 'właściciel',
  manager: 'kierownik',
  sales: 'sprzedaż',
  warehouse: 'magazyn',
  editor: 'redakcja',
};

export const roleDetails: Record<Role, string> = {
  owner: 'wszystko, także ludzie i ustawienia',
  manager: 'wszystko poza ludźmi i ustawieniami',
  sales: 'zamówienia, klienci i sprawy po sprzedaży',
  warehouse: 'pakowanie, wysyłka, przyjmowanie zwrotów i stany',
  editor: 'towar, treści i opinie',
};

export const table = {
  caption: 'Osoby z dostępem do zaplecza',
  name: 'Osoba',
  role: 'Rola',
  seen: 'Ostatnio w zapleczu',
  state: 'Dostęp',
  actions: 'Czynności',
  never: 'brak sesji',
  on: 'czynny',
  off: 'wyłączony',
  you: 'Ty',
};

export const changeRole = 'Zmień rolę';
export const roleOf = (name: string) => `Rola: ${name}`;
export const switchOff = 'Wyłącz dostęp';
export const switchOffQuestion = (name: string) =>
  `${name} natychmiast straci dostęp do zaplecza, także na otwartych urządzeniach.`;
export const switchOn = 'Przywróć dostęp';

export const reset = {
  password: 'Nowe hasło',
  passwordQuestion: (name: string, email: string) =>
    `Na ${email} pójdzie link, którym ${name} ustawi nowe hasło. Drugi składnik zostanie. Wszystkie sesje tej osoby zakończą się teraz.`,
  access: 'Nowe hasło i drugi składnik',
  accessQuestion: (name: string, email: string) =>
    `Na ${email} pójdzie link, którym ${name} ustawi nowe hasło i nowy drugi składnik; dotychczasowe przestaną wtedy działać. Wszystkie sesje tej osoby zakończą się teraz. Upewnij się, że prosi o to właśnie ta osoba.`,
};

export const invite = {
  title: 'Zaproś osobę',
  email: 'E-mail',
  role: 'Rola',
  submit: 'Wyślij zaproszenie',
  link: 'Link z zaproszenia, pokazany tylko teraz:',
};

export const waiting = {
  title: 'Zaproszenia, które czekają',
  email: 'E-mail',
  role: 'Rola',
  until: 'Ważne do',
  cancel: 'Wycofaj',
  cancelOf: (email: string) => `Wycofaj zaproszenie dla ${email}`,
};

export const done = {
  invited: (email: string) => `Zaproszenie dla ${email} zostało wysłane.`,
  cancelled: 'Zaproszenie zostało wycofane.',
  role: 'Rola została zmieniona.',
  off: 'Dostęp został wyłączony.',
  on: 'Dostęp został przywrócony.',
  reset: 'Link został wysłany. Sesje tej osoby zostały zakończone.',
};

export const refused = {
  'email-wrong': 'Podaj poprawny adres e-mail.',
  'already-staff': 'Ta osoba ma już konto w zapleczu.',
  'last-owner': 'To ostatni właściciel z dostępem. Najpierw nadaj tę rolę komuś innemu.',
  unknown: 'Nie ma takiej osoby albo zaproszenia.',
  'switched-off': 'Ta osoba ma wyłączony dostęp. Najpierw go przywróć.',
};
