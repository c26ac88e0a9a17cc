export const notFound = {
  title: 'Nie znaleźliśmy tej strony',
  lead: 'Mogła zmienić adres albo produkt zniknął z oferty. Poszukaj go po nazwie lub zajrzyj do jednej z kategorii.',
  categories: 'Zajrzyj do kategorii',
  search: 'Poszukaj po nazwie',
  home: 'Wróć na stronę główną',
} as const;

export const tooLarge = {
  title: 'Wysyłasz za dużo naraz',
  lead: (limit: string) =>
    `Formularz razem z plikami może mieć najwyżej ${limit}. Cofnij się w przeglądarce – wpisane teksty powinny tam nadal być – i wybierz mniejsze albo mniej plików.`,
  back: 'Otwórz formularz od nowa',
} as const;

export const notSendable = {
  title: 'Tej strony nie można wysłać',
  lead: 'Pod tym adresem jest strona do czytania, a nie formularz. Możesz ją po prostu otworzyć.',
  open: 'Otwórz tę stronę',
} as const;

export const foreign = {
  title: 'Nie przyjęliśmy tego żądania',
  lead: 'Przyszło z innej strony niż nasz sklep, więc dla Twojego bezpieczeństwa niczego nie zmieniliśmy. Otwórz sklep i spróbuj jeszcze raz.',
  home: 'Przejdź do sklepu',
} as const;

export const closed = {
  title: 'Wkrótce otwieramy',
  lead: 'Przygotowujemy sklep. Zajrzyj do nas za jakiś czas.',
  contact: 'Masz pytanie albo złożone u nas zamówienie? Napisz:',
};
