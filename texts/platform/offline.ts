export const offlineTexts = {
  title: 'Brak połączenia z internetem',
  lead: 'Nie możemy teraz wczytać tej strony. Sprawdź połączenie i spróbuj jeszcze raz – Twój koszyk jest bezpieczny.',
  retry: 'Spróbuj ponownie',
  viewed: 'Ostatnio oglądane',
  kept: 'Nie masz połączenia. To strona zapamiętana z ostatniej wizyty: cena i dostępność mogły się zmienić, a kupować można znów z siecią.',
} as const;
