export const title = 'Brak połączenia z internetem';
export const lead =
  'Nie możemy teraz wczytać tej strony. Sprawdź połączenie i spróbuj jeszcze raz – Twój koszyk jest bezpieczny.';
export const retry = 'Spróbuj ponownie';
export const viewed = 'Ostatnio oglądane';
export const kept =
  'Nie masz połączenia. To strona zapamiętana z ostatniej wizyty: cena i dostępność mogły się zmienić, a kupować można znów z siecią.';
