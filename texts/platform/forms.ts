import type { FieldError } from '#rules/platform/forms/check-field.ts';
import { plural } from '#rules/platform/text/plural.ts';

export const formTexts = {
  // S5.51
  required: 'Proszę wypełnić to pole.',
  unchecked: 'Proszę zaznaczyć to pole.',
  // S5.52
  email: 'Podano niepoprawny adres email.',
  phone: 'Numer telefonu powinien mieć co najmniej 9 cyfr.',
  phoneLong: (most: number) => `Numer telefonu może mieć najwyżej ${most} cyfr.`,
  phoneCharacters: 'Wpisz jeden numer telefonu: cyfry, ewentualnie z plusem na początku, np. +48 600 100 200.',
  phoneOrEmail: 'Podaj numer telefonu albo adres email.',
  name: 'Wpisz samo imię lub nazwisko, bez adresów stron i znaków < > @ /.',
  rejected: 'Sprawdź to pole. Podana wartość jest nieprawidłowa.',
  // S5.44
  bankAccount: 'Wprowadzony numer konta bankowego jest nieprawidłowy.',
  // S5.25
  commentTooLong: 'Uwagi mogą mieć maksymalnie 255 znaków.',
  // X.39
  unsent: {
    unreachable:
      'Nie udało się wysłać formularza. Nic nie przepadło: wszystko, co tu jest, zostało na swoim miejscu. Sprawdź połączenie z internetem i wyślij jeszcze raz.',
    silent:
      'Sklep długo nie odpowiada i nie wiemy, czy formularz dotarł. Nic nie przepadło: wszystko, co tu jest, zostało na swoim miejscu.',
    retry: 'Spróbuj ponownie',
  },
  restored: 'Jest tu z powrotem to, co było wpisane przed zalogowaniem. Sprawdź i zapisz.',
  tooShort: (minlength: number) => `Wpisz co najmniej ${characters(minlength)}.`,
  tooLong: (maxlength: number) => `Wpisz najwyżej ${characters(maxlength)}.`,
};

function characters(count: number): string {
  return `${count}\u00a0${plural(count, { one: 'znak', few: 'znaki', many: 'znaków' })}`;
}

export function fieldErrorText(error: FieldError): string {
  switch (error.code) {
    case 'required':
      return formTexts.required;
    case 'unchecked':
      return formTexts.unchecked;
    case 'too-short':
      return formTexts.tooShort(error.minlength);
    case 'too-long':
      return formTexts.tooLong(error.maxlength);
    case 'email':
      return formTexts.email;
    case 'phone':
      return formTexts.phone;
    case 'phone-long':
      return formTexts.phoneLong(error.maxlength);
    case 'phone-characters':
      return formTexts.phoneCharacters;
    case 'phone-email':
      return formTexts.phoneOrEmail;
    case 'name':
      return formTexts.name;
    case 'rejected':
      return formTexts.rejected;
    case 'bank-account':
      return formTexts.bankAccount;
  }
}
