export const title = 'Maile i zadania';
export const lead =
  'To, co się nie udało. Sklep ponawia próby sam; czego zaniechał, możesz zlecić jeszcze raz, gdy usuniesz przyczynę.';
export const none = 'Nic nie czeka: wszystkie maile i zadania się powiodły.';
export const kinds = { label: 'Rodzaje', all: 'Wszystko', mails: 'Maile', others: 'Zadania' };
export const columns = { what: 'Co', error: 'Ostatni błąd', tries: 'Próby', state: 'Stan', act: 'Czynność' };
export const mail = (to: string, subject: string) => `Mail do ${to}: ${subject}`;
export const givenUp = (when: string) => `Zaniechane ${when}`;
export const waits = (when: string) => `Następna próba ${when}`;
export const retry = 'Ponów';

export const outcomes = {
  waiting: 'Zadanie wróciło do kolejki i zaraz się wykona.',
  'not-given-up': 'To zadanie już czeka albo się wykonało.',
  'same-is-waiting': 'Takie samo zadanie już czeka w kolejce.',
};
