/** Why the search found nothing (S8.21, S8.22). */
export type NoPoints = 'no-city' | 'wrong-address' | 'none-at-address' | 'none-in-area';

const NOTHING: Record<NoPoints, string> = {
  'no-city': 'Wpisz miejscowość, kod pocztowy albo adres.',
  'wrong-address': 'Nie rozumiemy tego adresu. Wpisz poprawny adres, np. Długa 5, Kraków.',
  'none-at-address': 'Pod tym adresem nie ma punktów. Sprawdź ulicę albo wpisz samą miejscowość.',
  'none-in-area': 'W tej okolicy nie ma punktów odbioru. Spróbuj w sąsiedniej miejscowości.',
};

export const pickupPointTexts = {
  title: 'Wybierz punkt odbioru',
  courier: (name: string) => `Sposób dostawy: ${name}`,
  search: 'Miejscowość, kod pocztowy lub adres',
  searchButton: 'Szukaj',
  nearest: 'Pokaż najbliższe mnie',
  locating: 'Szukamy Cię na mapie…',
  notLocated: 'Nie udało się ustalić położenia. Wpisz miejscowość albo kod pocztowy.',
  found: (count: number) => `Znalezione punkty: ${count}`,
  list: 'Punkty odbioru',
  map: 'Mapa punktów odbioru',
  last: 'Ostatnio odbierane tutaj',
  near: 'W pobliżu Twojego adresu',
  nothing: (reason: NoPoints) => NOTHING[reason],
  // S8.19
  notChosen: 'Wybierz punkt odbioru, a przejdziemy dalej.',
  noPostOffice: 'Wybierz urząd pocztowy, a przejdziemy dalej.',
  clientNumber: 'Numer klienta u przewoźnika',
  clientNumberHint: 'Znajdziesz go w umowie albo w aplikacji przewoźnika.',
  // S8.20
  noClientNumber: 'Podaj swój numer klienta u przewoźnika: bez niego nie przyjmie paczki.',
  // S8.23
  refresh: 'Coś poszło nie tak. Odśwież stronę i wybierz punkt jeszcze raz.',
  away: (kilometres: string) => `${kilometres} km stąd`,
  details: 'Godziny i wskazówki',
  hours: (hours: string) => `Godziny: ${hours}`,
  cash: 'Możesz zapłacić przy odbiorze',
  choose: 'Odbiorę w tym punkcie',
  back: 'Wróć do dostawy i płatności',
};
