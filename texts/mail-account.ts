/** Letters about the customer's account. */
export const accountMailTexts = {
  registered: {
    subject: (shop: string) => `Twoje konto w ${shop} jest gotowe`,
    title: (name: string) => (name ? `Cześć, ${name}! Twoje konto jest gotowe` : 'Twoje konto jest gotowe'),
    preview: 'Wszystko, czego potrzebujesz, aby się zalogować.',
    text: 'Od teraz zamawiasz szybciej, zbierasz punkty, a zamówienia, zwroty i listy zakupowe masz w jednym miejscu.',
    login: 'Login',
    provider: 'Logowanie',
    providerValue: (name: string) => `przez ${name}`,
    open: 'Przejdź do konta',
    notYou: 'To nie Ty? Odpowiedz na tę wiadomość, a usuniemy konto.',
  },
  reset: {
    subject: 'Nowe hasło do Twojego konta',
    title: 'Ustaw nowe hasło',
    preview: 'Link działa przez godzinę i tylko raz.',
    text: 'Otrzymaliśmy prośbę o nowe hasło do Twojego konta. Kliknij przycisk i wpisz hasło, którego chcesz używać.',
    login: 'Login',
    open: 'Ustaw nowe hasło',
    note: 'Link działa przez godzinę i tylko raz. Jeśli to nie Twoja prośba, nic nie musisz robić: hasło się nie zmieni.',
  },
  changed: {
    subject: 'Hasło do Twojego konta zostało zmienione',
    title: 'Hasło zostało zmienione',
    preview: 'Wylogowaliśmy wszystkie inne urządzenia.',
    text: 'Hasło do Twojego konta właśnie się zmieniło. Dla bezpieczeństwa wylogowaliśmy wszystkie inne urządzenia.',
    note: 'To nie Ty? Od razu ustaw nowe hasło albo napisz do nas.',
    open: 'Ustaw nowe hasło',
  },
  closed: {
    subject: 'Twoje konto zostało usunięte',
    title: 'Konto zostało usunięte',
    preview: 'Potwierdzamy usunięcie konta i danych.',
    text: 'Zgodnie z Twoją prośbą usunęliśmy konto wraz z danymi osobowymi, adresami, listami i zgodami.',
    note: 'Zamówienia w drodze dostarczymy jak zwykle. Faktury przechowujemy tak długo, jak każe prawo podatkowe; inne zamówienia zostają bez danych osobowych.',
  },
};
