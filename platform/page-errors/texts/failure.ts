/** The page of an error of ours. Every page carries it: when it is needed, nothing more may arrive. */

export const title = 'Coś poszło nie tak';
export const lead =
  'To nasz błąd, nie Twój. Odśwież stronę za chwilę – jeśli kłopot wróci, napisz do nas i podaj numer zgłoszenia.';
export const requestId = 'Numer zgłoszenia';
export const retry = 'Spróbuj ponownie';
export const contact = 'Napisz do nas';
export const home = 'Wróć na stronę główną';
