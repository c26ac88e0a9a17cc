/** The page of an error of ours. Every page carries it: when it is needed, nothing more may arrive. */
export const failureTexts = {
  title: 'Coś poszło nie tak',
  lead: 'To nasz błąd, nie Twój. Odśwież stronę za chwilę – jeśli kłopot wróci, napisz do nas i podaj numer zgłoszenia.',
  requestId: 'Numer zgłoszenia',
  retry: 'Spróbuj ponownie',
  contact: 'Napisz do nas',
  home: 'Wróć na stronę główną',
} as const;
