import { plural } from '#platform/text/rules/plural.ts';
import type { FieldError } from '../rules/check-field.ts';

// S5.51
export const required = 'Proszę wypełnić to pole.';
export const unchecked = 'Proszę zaznaczyć to pole.';
// S5.52
export const email = 'Podano niepoprawny adres email.';
export const phone = 'Numer telefonu powinien mieć co najmniej 9 cyfr.';
export const phoneLong = (max: number) => `Numer telefonu może mieć najwyżej ${max} cyfr.`;
export const phoneCharacters =
  'Wpisz jeden numer telefonu: cyfry, ewentualnie z plusem na początku, np. +48 600 100 200.';
export const phoneOrEmail = 'Podaj numer telefonu albo adres email.';
export const name = 'Wpisz samo imię lub nazwisko, bez adresów stron i znaków < > @ /.';
export const rejected = 'Sprawdź to pole. Podana wartość jest nieprawidłowa.';
// S5.44
export const bankAccount = 'Wprowadzony numer konta bankowego jest nieprawidłowy.';
// Next to a password: "Pokaż wpisane znaki".
export const show = 'Pokaż';
export const hide = 'Ukryj';
export const typed = 'wpisane znaki';
// S5.25
export const commentTooLong = 'Uwagi mogą mieć maksymalnie 255 znaków.';

// X.39
export const unsent = {
  unreachable:
    'Nie udało się wysłać formularza. Wpisane dane zostały na miejscu. Sprawdź połączenie z internetem i wyślij jeszcze raz.',
  silent: 'Sklep długo nie odpowiada i nie wiemy, czy formularz dotarł. Wpisane dane zostały na miejscu.',
  retry: 'Spróbuj ponownie',
};

export const restored = 'Jest tu z powrotem to, co było wpisane przed zalogowaniem. Sprawdź i zapisz.';
export const tooShort = (minlength: number) => `Wpisz co najmniej ${characters(minlength)}.`;
export const tooLong = (maxlength: number) => `Wpisz najwyżej ${characters(maxlength)}.`;

function characters(count: number): string {
  return `${count}\u00a0${plural(count, { one: 'znak', few: 'znaki', many: 'znaków' })}`;
}

export function fieldErrorText(error: FieldError): string {
  switch (error.code) {
    case 'required':
      return required;
    case 'unchecked':
      return unchecked;
    case 'too-short':
      return tooShort(error.minlength);
    case 'too-long':
      return tooLong(error.maxlength);
    case 'email':
      return email;
    case 'phone':
      return phone;
    case 'phone-long':
      return phoneLong(error.maxlength);
    case 'phone-characters':
      return phoneCharacters;
    case 'phone-email':
      return phoneOrEmail;
    case 'name':
      return name;
    case 'rejected':
      return rejected;
    case 'bank-account':
      return bankAccount;
  }
}
