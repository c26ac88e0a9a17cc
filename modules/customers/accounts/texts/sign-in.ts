export const title = 'Zaloguj się';
export const intro = 'Koszyk i ulubione będą z Tobą na każdym urządzeniu.';
export const login = 'Login lub adres e-mail';
export const password = 'Hasło';
export const remember = 'Zapamiętaj mnie na tym urządzeniu';
export const submit = 'Zaloguj się';
export const refused = 'Login lub hasło są nieprawidłowe. Sprawdź je i spróbuj jeszcze raz.';
export const tooMany = 'Za dużo nieudanych prób. Odczekaj 15 minut i spróbuj jeszcze raz.';
export const linkSent =
  'Do tego konta wiele razy podano złe hasło, więc potwierdzamy logowanie pocztą. Jeśli hasło było poprawne, na adres e-mail konta właśnie idzie link do zalogowania. Jeśli nie, sprawdź hasło i spróbuj jeszcze raz.';

export const byLink = {
  title: 'Zaloguj się linkiem',
  intro: 'Potwierdź, że chcesz się zalogować na tym urządzeniu.',
  submit: 'Zaloguj się',
  used: 'Ten link już nie działa. Mógł zostać użyty albo minęło 30 minut od wysłania.',
  again: 'Wróć do logowania',
};

export const forgotten = 'Nie pamiętasz hasła?';
export const register = { ask: 'Nie masz jeszcze konta?', link: 'Załóż konto' };
export const lookup = { ask: 'Bez konta albo bez logowania:', link: 'Sprawdź po numerze' };
export const expired = 'Twoje logowanie wygasło. Zaloguj się ponownie, a wrócisz w to samo miejsce.';
export const needed = 'Zaloguj się, aby zobaczyć tę stronę.';

export const reminder = {
  title: 'Nowe hasło',
  intro: 'Podaj login albo adres e-mail konta. Wyślemy link, którym ustawisz nowe hasło.',
  who: 'Login lub adres e-mail',
  submit: 'Wyślij link',
  back: 'Wróć do logowania',
  // The same for every address: it does not reveal accounts.
  sentTitle: 'Sprawdź skrzynkę',
  sent: 'Jeśli takie konto istnieje, za chwilę przyjdzie wiadomość z linkiem. Link działa przez godzinę i tylko raz.',
  notThere: 'Wiadomości nie ma? Zajrzyj do spamu albo spróbuj jeszcze raz za kilka minut.',
  mailedEnough:
    'O nowe hasło poproszono już kilka razy w ciągu ostatniej godziny. Linki z tych wiadomości nadal działają, każdy przez godzinę od wysłania. Zajrzyj do skrzynki i do spamu.',
  tooMany: 'Za dużo próśb o nowe hasło. Odczekaj 15 minut i spróbuj jeszcze raz.',
};

export const newPassword = {
  title: 'Ustaw nowe hasło',
  intro: (login: string) =>
    `Konto: ${login}. Po zapisaniu wylogujemy wszystkie inne urządzenia, a klucze dostępu i połączone usługi trzeba będzie dodać od nowa.`,
  password: 'Nowe hasło',
  repeat: 'Powtórz nowe hasło',
  submit: 'Zapisz hasło',
  used: 'Ten link już nie działa. Mógł zostać użyty albo minęła godzina od wysłania.',
  again: 'Poproś o nowy link',
};

export const social = {
  or: 'albo przez inną usługę',
  through: (name: string) => `Zaloguj się przez ${name}`,
  more: 'Pokaż więcej sposobów',
  errors: {
    denied: (name: string) =>
      `Logowanie przez ${name} zostało przerwane: zabrakło Twojej zgody. Możesz wybrać inny sposób.`,
    failed: (name: string) =>
      `Logowanie przez ${name} teraz się nie udało. Spróbuj jeszcze raz albo wybierz inny sposób.`,
    unverified: (name: string) =>
      `${name} nie potwierdza Twojego adresu e-mail. Potwierdź go w tamtej usłudze albo załóż konto z hasłem.`,
    taken: (name: string) => `To konto ${name} jest już połączone z innym kontem w naszym sklepie.`,
    expired: () => 'Logowanie trwało zbyt długo. Zacznij jeszcze raz.',
    unknown: () => 'Nie znamy takiego sposobu logowania. Wybierz jeden z poniższych.',
  },
  confirm: {
    title: 'Połącz z istniejącym kontem',
    intro: (email: string, name: string) =>
      `Masz już u nas konto z adresem ${email}. Podaj hasło do niego, a połączymy je z ${name} i następnym razem wystarczy jedno kliknięcie.`,
    submit: 'Połącz i zaloguj',
  },
};

export const passkey = {
  orPassword: 'albo hasłem',
  signIn: 'Zaloguj się kluczem dostępu',
  cancelled: 'Logowanie kluczem zostało przerwane.',
  unknown: 'Nie znamy tego klucza. Zaloguj się hasłem i dodaj klucz w ustawieniach konta.',
  failed: 'Logowanie kluczem nie udało się. Spróbuj jeszcze raz albo użyj hasła.',
};

export type SocialErrorCode = keyof typeof social.errors;
