import { STAFF_PASSWORD, type StaffFault } from '../rules/staff-form.ts';

/** Screens by which people come into the panel. */

export const signIn = {
  title: 'Logowanie do zaplecza',
  email: 'E-mail',
  password: 'Hasło',
  submit: 'Dalej',
  refused: 'E-mail lub hasło są nieprawidłowe.',
  tooMany: 'Zbyt wiele prób. Spróbuj ponownie za kwadrans.',
  /** The same whether the password was right or not. */
  linkSent: (email: string) =>
    `Było zbyt wiele nieudanych prób na to konto. Jeśli hasło jest prawidłowe, na ${email} przyjdzie link do logowania. Działa przez 30 minut i tylko raz.`,
  toShop: 'Wróć do sklepu',
  forgotten: 'Nie pamiętam hasła',
};

export const signInLink = {
  title: 'Logowanie linkiem',
  lead: 'Hasło było prawidłowe. Kliknij przycisk, a potem potwierdź logowanie drugim składnikiem.',
  submit: 'Zaloguj się',
  used: { title: 'Ten link nie działa', lead: 'Jest stary albo był już użyty.', again: 'Zaloguj się hasłem' },
};

export const forgotten = {
  title: 'Nie pamiętam hasła',
  lead: 'Podaj e-mail swojego konta w zapleczu. Wyślemy link do ustawienia nowego hasła.',
  submit: 'Wyślij link',
  asked: (email: string) =>
    `Jeśli ${email} ma konto w zapleczu, za chwilę przyjdzie tam link. Działa przez godzinę i tylko raz.`,
  factorLost: 'Drugi składnik też przepadł, razem z kodami zapasowymi? O nowy dostęp poproś właściciela sklepu.',
  back: 'Wróć do logowania',
};

export const renewal = {
  title: 'Nowe hasło',
  lead: {
    password: (email: string) =>
      `Ustawiasz nowe hasło konta ${email}. Potem potwierdzisz logowanie drugim składnikiem.`,
    access: (email: string) =>
      `Ustawiasz nowe hasło konta ${email}, a zaraz potem nowy drugi składnik. Dotychczasowe przestaną działać.`,
  },
  submit: 'Ustaw hasło',
  used: {
    title: 'Ten link nie działa',
    lead: 'Jest stary albo był już użyty.',
    again: 'Poproś o nowy link',
  },
};

export const factor = {
  title: 'Drugi składnik',
  lead: 'Potwierdź, że to Ty.',
  code: 'Kod z aplikacji',
  codeHint: 'Sześć cyfr z aplikacji uwierzytelniającej. Każdy kod działa raz.',
  submit: 'Potwierdź',
  refused: 'Ten kod jest nieprawidłowy albo był już użyty. Poczekaj na następny.',
  recoveryRefused: 'Tego kodu zapasowego nie ma albo był już użyty.',
  tooMany: 'Zbyt wiele błędnych kodów. Spróbuj ponownie za kwadrans.',
  passkey: 'Użyj klucza dostępu',
  passkeyFailed: 'Nie udało się potwierdzić klucza dostępu. Spróbuj ponownie albo wpisz kod.',
  recovery: 'Nie mam dostępu do aplikacji ani klucza',
  recoveryCode: 'Kod zapasowy',
  recoveryHint: 'Jeden z kodów wydrukowanych przy włączaniu drugiego składnika.',
  useRecovery: 'Użyj kodu zapasowego',
  leave: 'Wyloguj się',
};

/** A sensitive act waits for the second factor. */
export const asked = {
  title: 'Potwierdź drugim składnikiem',
  lead: 'Ta czynność wymaga potwierdzenia, że to Ty. To, co wpisano, zostało zachowane: po potwierdzeniu czynność zostanie wykonana.',
  /** By the intent to be confirmed. */
  actions: {
    'book-payment': 'zapisanie wpłaty',
    refund: 'zwrot pieniędzy',
    'refund-again': 'ponowny zwrot pieniędzy',
    'refund-by-hand': 'zwrot przelewem',
    'refund-paid': 'zapisanie, że przelew wyszedł',
    'paid-by-hand': 'zapisanie, że przelew wyszedł',
    paid: 'zapisanie, że przelew wyszedł',
    account: 'zmiana rachunku bankowego',
    mail: 'zmiana serwera poczty',
    provider: 'zmiana kluczy płatności',
  } as Record<string, string>,
  /** `subject` is the number of an order or a claim. */
  act: (act: string, subject: string, amount: string) =>
    `Czynność: ${[act, subject && `nr ${subject}`, amount && `${amount} zł`].filter(Boolean).join(', ')}.`,
  submit: 'Potwierdź i wykonaj',
  submitRecovery: 'Użyj kodu zapasowego i wykonaj',
  leave: 'Nie wykonuj, wróć',
};

export const enrol = {
  title: 'Włącz drugi składnik',
  lead: 'Zaplecze otwierają hasło i drugi składnik: kod z aplikacji albo klucz dostępu.',
  app: 'Aplikacja uwierzytelniająca',
  scan: 'Zeskanuj kod aplikacją, a potem wpisz sześć cyfr, które pokaże.',
  qr: 'Kod QR dla aplikacji uwierzytelniającej',
  secret: 'Nie możesz zeskanować? Wpisz w aplikacji ten klucz:',
  code: 'Kod z aplikacji',
  submit: 'Włącz aplikację',
  refused:
    'Ten kod jest nieprawidłowy. Sprawdź, czy zegar telefonu jest ustawiony automatycznie, i wpisz następny kod.',
  tooMany: 'Zbyt wiele błędnych kodów. Spróbuj ponownie za kwadrans.',
};

export const passkey = {
  title: 'Klucz dostępu',
  lead: 'Odcisk palca, twarz lub PIN tego urządzenia zamiast kodu.',
  name: 'Nazwa klucza',
  nameHint: 'Na przykład: telefon, komputer w biurze.',
  add: 'Dodaj klucz dostępu',
  failed: 'Nie udało się dodać klucza dostępu.',
  noScript: 'Ta przeglądarka nie obsługuje kluczy dostępu.',
};

export const recovery = {
  title: 'Kody zapasowe',
  lead: 'Wydrukuj je albo zapisz w bezpiecznym miejscu. Każdy działa raz i zastępuje drugi składnik, gdy nie masz telefonu. Nie pokażemy ich ponownie.',
  print: 'Drukuj',
  go: 'Kody zapisane, przejdź do zaplecza',
};

export const setUp = {
  title: 'Uruchomienie sklepu',
  lead: 'Załóż konto właściciela. Jednorazowy kod wypisał serwer przy starcie; działa godzinę.',
  code: 'Kod z serwera',
  codeHint: 'Po godzinie uruchom sklep ponownie, a wypisze nowy.',
  submit: 'Załóż konto',
  refused: 'Ten kod jest nieprawidłowy, zużyty albo starszy niż godzina.',
  tooMany: 'Zbyt wiele prób. Spróbuj ponownie za godzinę.',
  done: {
    title: 'Sklep ma już właściciela',
    lead: 'Konto właściciela zakłada się raz. Zaloguj się do zaplecza.',
    go: 'Zaloguj się',
  },
};

export const invitation = {
  title: 'Dołącz do zaplecza',
  lead: (email: string, role: string) => `Zakładasz konto ${email} z rolą: ${role}.`,
  submit: 'Załóż konto',
  used: {
    title: 'To zaproszenie nie działa',
    lead: 'Link działa raz i przez 48 godzin. Poproś właściciela sklepu o nowy.',
  },
};

export const person = {
  email: 'E-mail',
  name: 'Imię i nazwisko',
  password: 'Hasło',
  passwordHint: `Od ${STAFF_PASSWORD.min} do ${STAFF_PASSWORD.max} znaków. Najlepiej kilka zwykłych słów.`,
  repeat: 'Powtórz hasło',
};

export const faults: Record<StaffFault, string> = {
  'email-wrong': 'Podaj poprawny adres e-mail.',
  'name-missing': 'Podaj imię i nazwisko.',
  'name-long': 'Imię i nazwisko mogą mieć najwyżej 80 znaków.',
  'password-short': `Hasło musi mieć co najmniej ${STAFF_PASSWORD.min} znaków.`,
  'password-long': `Hasło może mieć najwyżej ${STAFF_PASSWORD.max} znaków.`,
  'password-known': 'To hasło zbyt łatwo odgadnąć.',
  'passwords-differ': 'Hasła różnią się od siebie.',
};
