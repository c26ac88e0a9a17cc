import * as formTexts from '#platform/forms/texts/forms.ts';
import type { ClientCode, ClientMessage } from '../rules/client-code.ts';
import { OTHER_ADDRESS } from '../rules/login-rule.ts';

/** S8.40 */
const CODES: Record<ClientCode, string | ((message: string) => string)> = {
  no_login: 'Podaj login.',
  incorect_login: (fault) =>
    fault === OTHER_ADDRESS
      ? 'Loginem może być tylko Twój własny adres e-mail, ten sam co w danych konta. Możesz też wybrać login bez znaku @.'
      : 'Login powinien mieć od 3 do 40 znaków: liter, cyfr oraz @ . - _',
  login_taken_login_propose: (free) => `Ten login jest już zajęty. Wolny jest na przykład: ${free}`,
  used_login: 'To jest Twój obecny login.',
  no_password: 'Podaj hasło.',
  password_to_short: (min) => `Hasło jest za krótkie. Najmniejsza liczba znaków: ${min}.`,
  password_to_long: (max) => `Hasło jest za długie. Największa liczba znaków: ${max}.`,
  not_equal_passwords: 'Hasła różnią się od siebie. Wpisz dwa razy to samo hasło.',
  login_equals_password: 'Hasło musi różnić się od loginu.',
  no_firstname: 'Podaj imię.',
  no_name: 'Podaj nazwisko.',
  no_firmname: 'Podaj nazwę firmy.',
  incorect_nip: 'Sprawdź NIP: powinien mieć 10 cyfr i zgadzać się z cyfrą kontrolną.',
  birth_date: (fault) =>
    fault === 'future'
      ? 'Ta data jest dopiero przed nami. Sprawdź rok urodzenia.'
      : 'Podaj datę urodzenia w postaci RRRR-MM-DD, np. 1990-02-01.',
  incorect_email: formTexts.email,
  incorect_phone: phone,
  no_street: 'Podaj ulicę i numer domu.',
  no_street_number: 'Dopisz numer domu.',
  no_city: 'Podaj miejscowość.',
  incorect_zipcode: zipcode,
  incorrect_region: 'Wybierz kraj z listy.',
  no_delivery_firstname: 'Podaj imię odbiorcy.',
  no_delivery_lastname: 'Podaj nazwisko odbiorcy.',
  no_delivery_street: 'Podaj ulicę i numer domu w adresie dostawy.',
  no_delivery_city: 'Podaj miejscowość w adresie dostawy.',
  incorect_delivery_region: 'Wybierz kraj dostawy z listy.',
  incorect_delivery_zipcode: zipcode,
  no_invoice_firstname: 'Podaj imię osoby, na którą wystawimy fakturę.',
  no_invoice_lastname: 'Podaj nazwisko osoby, na którą wystawimy fakturę.',
  no_invoice_firmname: 'Podaj nazwę firmy, na którą wystawimy fakturę.',
  no_invoice_street: 'Podaj ulicę i numer domu w danych do faktury.',
  no_invoice_street_number: 'Dopisz numer domu w danych do faktury.',
  no_invoice_city: 'Podaj miejscowość w danych do faktury.',
  incorect_invoice_phone: phone,
  incorect_invoice_zipcode: zipcode,
  illegal_characters_client_firstname: 'Imię zawiera niedozwolone znaki.',
  illegal_characters_client_lastname: 'Nazwisko zawiera niedozwolone znaki.',
  illegal_characters_client_street: 'Nazwa ulicy zawiera niedozwolone znaki.',
  illegal_characters_client_city: 'Nazwa miejscowości zawiera niedozwolone znaki.',
  illegal_characters_client_phone: formTexts.phoneCharacters,
  illegal_characters_client_firm: 'Nazwa firmy zawiera niedozwolone znaki.',
  illegal_characters_client_nip: 'NIP zawiera niedozwolone znaki.',
  illegal_characters_delivery_firstname: 'Imię odbiorcy zawiera niedozwolone znaki.',
  illegal_characters_delivery_lastname: 'Nazwisko odbiorcy zawiera niedozwolone znaki.',
  illegal_characters_delivery_city: 'Miejscowość w adresie dostawy zawiera niedozwolone znaki.',
  illegal_characters_delivery_street: 'Ulica w adresie dostawy zawiera niedozwolone znaki.',
  illegal_characters_delivery_phone: formTexts.phoneCharacters,
};

function phone(max: string): string {
  return max ? formTexts.phoneLong(Number(max)) : formTexts.phone;
}

function zipcode(formats: string): string {
  return formats ? `Podaj kod pocztowy w postaci ${formats}.` : 'Podaj kod pocztowy w zapisie używanym w tym kraju.';
}

/** The first message selects the text; contract 2.19: the second has the postcode formats. */
export function clientMessageText(messages: readonly ClientMessage[]): string | undefined {
  const [first, second] = messages;
  if (!first) return undefined;
  const text = CODES[first.code];
  if (typeof text === 'string') return text;
  return text(first.code.includes('zipcode') ? (second?.message ?? '') : first.message);
}

export const title = 'Załóż konto';
export const haveAccount = 'Masz już konto?';
export const signIn = 'Zaloguj się';
export const wrong = 'Popraw zaznaczone pola, a założymy Ci konto.';
export const tooMany =
  'Z tego miejsca lub na ten adres założono niedawno bardzo dużo kont. Spróbuj jeszcze raz później.';
export const accountExists = 'Masz już u nas konto z tym adresem e-mail. Zaloguj się albo poproś o nowe hasło.';

export const sections = {
  signIn: 'Dane do logowania',
  person: 'Twoje dane',
  address: 'Adres',
  extras: 'Dodatkowo',
  delivery: 'Adres dostawy',
  invoice: 'Dane do faktury',
  consents: 'Zgody',
};

export const kind = { legend: 'Kupuję jako', private: 'Osoba prywatna', firm: 'Firma' };
export const login = 'Login';
export const loginHint = 'Od 3 do 40 liter, cyfr lub znaków @ . - _';
export const password = 'Hasło';
export const passwordHint = ({ min, max }: { min: number; max: number }) =>
  `Od ${min} do ${max} znaków, inne niż login`;
export const passwordRepeat = 'Powtórz hasło';
export const email = 'Adres e-mail';
export const birthDate = 'Data urodzenia';
export const birthDateHint = 'RRRR-MM-DD, np. 1990-02-01';
export const otherDelivery = 'Dostawa pod inny adres';
export const otherInvoice = 'Faktury wystawiajcie na inne dane';
export const termsParts = {
  before: 'Znam i akceptuję',
  terms: 'regulamin sklepu',
  between: 'oraz',
  privacy: 'politykę prywatności',
};
export const terms = `${Object.values(termsParts).join(' ')}.`;
export const mailing = 'Chcę dostawać newsletter z nowościami i promocjami. Mogę zrezygnować w każdej chwili.';
export const sms = 'Chcę dostawać SMS-y o promocjach.';
export const submit = 'Załóż konto';

export const social = {
  open: 'Jak założyć konto przez inną usługę?',
  close: 'Wypełnię formularz',
  title: 'Konto przez inną usługę',
  // S2.47
  info: 'Zaloguj się u jednego z dostawców, któremu ufasz. Potwierdzi nam Twoje imię i adres e-mail, a hasła do jego usługi nigdy nie zobaczymy. Dane wpisane w formularzu zostaną zachowane.',
  go: (name: string) => `Załóż konto przez ${name}`,
  verified: (name: string) =>
    `Zakładasz konto przez ${name}. Hasło nie jest potrzebne: zalogujesz się jednym kliknięciem.`,
  // S8.41
  required: (names: readonly string[]) =>
    `Aby założyć konto w ten sposób, zaloguj się u jednego z dostawców: ${names.join(', ')}.`,
};
