export const title = 'Logowanie i bezpieczeństwo';
export const login = 'Login';

export const password = {
  title: 'Hasło',
  set: 'Twoje konto nie ma jeszcze hasła. Możesz je ustawić, aby logować się także w ten sposób.',
  current: 'Obecne hasło',
  next: 'Nowe hasło',
  repeat: 'Powtórz nowe hasło',
  submit: 'Zmień hasło',
  note: 'Po zmianie wylogujemy wszystkie inne urządzenia.',
  done: 'Hasło zostało zmienione, a inne urządzenia wylogowane.',
};

export const email = {
  title: 'Adres e-mail',
  current: (email: string) => `Teraz: ${email}`,
  next: 'Nowy adres e-mail',
  password: 'Hasło do konta',
  submit: 'Zmień adres',
  taken: 'Ten adres należy już do innego konta.',
  same: 'To jest Twój obecny adres.',
  tooManyMails: 'Wysłaliśmy już kilka wiadomości. Odczekaj godzinę i spróbuj jeszcze raz.',
  asked: 'Na nowy adres wysłaliśmy wiadomość z linkiem. Adres zmieni się, gdy go otworzysz i potwierdzisz.',
  resent: 'Wysłaliśmy nowy link. Poprzedni już nie działa.',
  cancelled: 'Zmiana adresu została anulowana.',
  waiting: (email: string) =>
    `Zmiana na ${email} czeka na potwierdzenie. Otwórz link z wiadomości, którą wysłaliśmy na ten adres. Do tego czasu konto ma dotychczasowy adres.`,
  resend: 'Wyślij link ponownie',
  cancel: 'Anuluj zmianę',
  note: 'Na nowy adres wyślemy link. Zmienimy adres dopiero po jego otwarciu.',
  confirm: {
    title: 'Potwierdź nowy adres e-mail',
    intro: (email: string) => `Nowy adres konta: ${email}`,
    submit: 'Potwierdź zmianę',
    used: 'Ten link już nie działa. Mógł zostać użyty, zastąpiony nowszym albo zmianę anulowano.',
    done: 'Adres e-mail został zmieniony. Od teraz logujesz się także nowym adresem.',
    account: 'Przejdź do konta',
  },
};

export const refused = 'Hasło jest nieprawidłowe.';
export const tooMany = 'Za dużo nieudanych prób. Odczekaj 15 minut i spróbuj jeszcze raz.';

export const passkeys = {
  title: 'Klucze dostępu',
  intro: 'Zaloguj się odciskiem palca, twarzą albo kodem urządzenia. Takiego klucza nie da się podejrzeć ani odgadnąć.',
  none: 'Nie masz jeszcze żadnego klucza.',
  added: (day: string) => `Dodany ${day}`,
  used: (day: string) => `ostatnio użyty ${day}`,
  unnamed: 'Klucz dostępu',
  name: 'Nazwa urządzenia',
  nameHint: 'Na przykład: mój telefon.',
  add: 'Dodaj klucz na tym urządzeniu',
  remove: 'Usuń',
  removeOf: (name: string) => `Usuń klucz: ${name}`,
  done: 'Klucz został dodany.',
  failed: 'Klucza nie udało się dodać. Spróbuj jeszcze raz.',
  noScript: 'Dodanie klucza wymaga włączonego JavaScriptu i przeglądarki, która zna klucze dostępu.',
};

export const social = {
  title: 'Połączone usługi',
  intro: 'Przez te usługi zalogujesz się jednym kliknięciem.',
  link: (name: string) => `Połącz z ${name}`,
  linked: (name: string) => `Połączono: ${name}`,
  unlink: 'Odłącz',
  unlinkOf: (name: string) => `Odłącz: ${name}`,
  lastWay: 'To jedyny sposób logowania. Najpierw ustaw hasło albo dodaj klucz dostępu.',
  done: 'Usługa została połączona z Twoim kontem.',
  undone: 'Usługa została odłączona.',
};

export const everywhere = {
  title: 'Urządzenia',
  intro: 'Zgubiony telefon albo cudzy komputer? Wyloguj się wszędzie, także tutaj.',
  submit: 'Wyloguj się wszędzie',
};
