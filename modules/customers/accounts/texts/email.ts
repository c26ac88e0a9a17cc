export const registered = {
  subject: (shop: string) => `Twoje konto w sklepie ${shop} jest gotowe`,
  title: 'Twoje konto jest gotowe',
  preview: 'Wszystko, czego potrzebujesz, aby się zalogować.',
  text: 'Od teraz zamawiasz szybciej, zbierasz punkty, a zamówienia, zwroty i listy zakupowe masz w jednym miejscu.',
  login: 'Login',
  provider: 'Logowanie',
  providerValue: (name: string) => `przez ${name}`,
  open: 'Przejdź do konta',
  notYou: 'To nie Ty? Odpowiedz na tę wiadomość, a usuniemy konto.',
};

export const reset = {
  subject: 'Nowe hasło do Twojego konta',
  title: 'Ustaw nowe hasło',
  preview: 'Link działa przez godzinę i tylko raz.',
  text: 'Otrzymaliśmy prośbę o nowe hasło do Twojego konta. Kliknij przycisk i wpisz hasło, którego chcesz używać.',
  login: 'Login',
  open: 'Ustaw nowe hasło',
  note: 'Link działa przez godzinę i tylko raz. Jeśli to nie Twoja prośba, nic nie musisz robić: hasło się nie zmieni.',
};

export const changed = {
  subject: 'Hasło do Twojego konta zostało zmienione',
  title: 'Hasło zostało zmienione',
  preview: 'Wylogowaliśmy wszystkie inne urządzenia.',
  text: 'Hasło do Twojego konta właśnie się zmieniło. Dla bezpieczeństwa wylogowaliśmy wszystkie inne urządzenia.',
  note: 'To nie Ty? Od razu ustaw nowe hasło albo napisz do nas.',
  open: 'Ustaw nowe hasło',
};

export const newEmail = {
  subject: 'Potwierdź nowy adres e-mail',
  title: 'Potwierdź nowy adres e-mail',
  preview: 'Link działa przez 24 godziny i tylko raz.',
  text: 'Ktoś podał ten adres jako nowy adres e-mail konta w naszym sklepie. Jeśli to Ty, kliknij przycisk i potwierdź zmianę. Do tego czasu konto ma dotychczasowy adres.',
  open: 'Potwierdź adres',
  note: 'Link działa przez 24 godziny i tylko raz. Jeśli to nie Ty, nic nie musisz robić: bez potwierdzenia adres się nie zmieni.',
};

export const signInLink = {
  subject: 'Link do zalogowania',
  title: 'Potwierdź, że to Ty',
  preview: 'Link działa przez 30 minut i tylko raz.',
  text: 'Ktoś podał hasło do Twojego konta na nowym urządzeniu, a wcześniej wiele razy próbowano złego hasła. Jeśli to Ty, zaloguj się tym przyciskiem.',
  open: 'Zaloguj się',
  note: 'Link działa przez 30 minut i tylko raz. Jeśli to nie Ty, ktoś zna Twoje hasło: ustaw nowe, wybierając „Nie pamiętasz hasła?” na stronie logowania.',
};

export const emailWanted = {
  subject: 'Prośba o zmianę adresu e-mail Twojego konta',
  title: 'Ktoś chce zmienić adres e-mail Twojego konta',
  preview: 'Zmiana czeka na potwierdzenie z nowego adresu.',
  text: 'W ustawieniach Twojego konta podano nowy adres e-mail. Zmienimy go dopiero wtedy, gdy zostanie potwierdzony linkiem z wiadomości na nowy adres. Do tego czasu nic się nie zmienia.',
  note: 'To nie Ty? Zaloguj się, anuluj zmianę w zakładce „Logowanie i bezpieczeństwo” i zmień hasło albo odpowiedz na tę wiadomość.',
};

export const emailChanged = {
  subject: 'Adres e-mail Twojego konta został zmieniony',
  title: 'Adres e-mail został zmieniony',
  preview: 'Wiadomości o koncie wysyłamy już na nowy adres.',
  text: 'Adres e-mail Twojego konta właśnie się zmienił. To ostatnia wiadomość, którą wysyłamy na ten adres.',
  note: 'To nie Ty? Odpowiedz na tę wiadomość, a pomożemy odzyskać konto.',
};

export const closed = {
  subject: 'Twoje konto zostało usunięte',
  title: 'Konto zostało usunięte',
  preview: 'Potwierdzamy usunięcie konta i danych.',
  text: 'Zgodnie z Twoją prośbą usunęliśmy konto wraz z danymi osobowymi, adresami, listami i zgodami.',
  note: 'Zamówienia w drodze dostarczymy jak zwykle. Faktury przechowujemy tak długo, jak każe prawo podatkowe; inne zamówienia zostają bez danych osobowych. Jeśli mamy usunąć także zamówienia złożone bez konta i wiadomości do nas, odpowiedz na ten list.',
};
