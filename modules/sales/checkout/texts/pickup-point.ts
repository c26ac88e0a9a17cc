/** S8.21, S8.22. */
export type NoPoints = 'no-city' | 'wrong-address' | 'none-at-address' | 'none-in-area';

const NOTHING: Record<NoPoints, string> = {
  'no-city': 'Wpisz miejscowość, kod pocztowy albo adres.',
  'wrong-address': 'Nie rozumiemy tego adresu. Wpisz poprawny adres, np. Długa 5, Kraków.',
  'none-at-address': 'Pod tym adresem nie ma punktów. Sprawdź ulicę albo wpisz samą miejscowość.',
  'none-in-area': 'W tej okolicy nie ma punktów odbioru. Spróbuj w sąsiedniej miejscowości.',
};

export const title = 'Wybierz punkt odbioru';
export const courier = (name: string) => `Sposób dostawy: ${name}`;
export const search = 'Miejscowość, kod pocztowy lub adres';
export const searchButton = 'Szukaj';
export const nearest = 'Pokaż najbliższe mnie';
export const locating = 'Szukamy Cię na mapie…';
export const notLocated = 'Nie udało się ustalić położenia. Wpisz miejscowość albo kod pocztowy.';
export const found = (count: number) => `Znalezione punkty: ${count}`;
/** By the centre of the search. */
export const lists = {
  asked: 'Punkty odbioru',
  chosen: 'W pobliżu wybranego punktu',
  address: 'W pobliżu Twojego adresu',
};
export const map = 'Mapa punktów odbioru';
export const last = 'Ostatnio odbierane tutaj';
export const chosen = 'Wybrany punkt';
export const nothing = (reason: NoPoints) => NOTHING[reason];
// S8.19
export const notChosen = 'Wybierz punkt odbioru, a przejdziemy dalej.';
export const noPostOffice = 'Wybierz urząd pocztowy, a przejdziemy dalej.';
export const clientNumber = 'Numer klienta u przewoźnika';
export const clientNumberHint = 'Znajdziesz go w umowie albo w aplikacji przewoźnika.';
// S8.20
export const noClientNumber = 'Podaj swój numer klienta u przewoźnika: bez niego nie przyjmie paczki.';
// S8.23
export const refresh = 'Coś poszło nie tak. Odśwież stronę i wybierz punkt jeszcze raz.';
export const away = (kilometres: string) => `${kilometres} km stąd`;
export const details = 'Godziny i wskazówki';
export const hours = (hours: string) => `Godziny: ${hours}`;
export const cash = 'Możesz zapłacić przy odbiorze';
export const choose = 'Odbiorę w tym punkcie';
export const back = 'Wróć do dostawy i płatności';
export const backToSummary = 'Wróć do podsumowania';
