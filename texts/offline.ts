export const offlineTexts = {
  title: 'Brak połączenia z internetem',
  lead: 'Nie możemy teraz wczytać tej strony. Sprawdź połączenie i spróbuj jeszcze raz – Twój koszyk jest bezpieczny.',
  retry: 'Spróbuj ponownie',
} as const;
