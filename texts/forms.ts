import type { AttachmentsVerdict } from '#rules/files/check-attachments.ts';
import type { FileVerdict } from '#rules/files/check-file.ts';
import { formatMegabytes } from '#rules/files/megabytes.ts';
import type { FieldError } from '#rules/forms/field-rule.ts';
import { plural } from '#rules/text/plural.ts';

export const formTexts = {
  // S5.51
  required: 'Proszę wypełnić to pole.',
  unchecked: 'Proszę zaznaczyć to pole.',
  // S5.52
  email: 'Podano niepoprawny adres email.',
  phone: 'Numer telefonu powinien mieć co najmniej 9 cyfr.',
  phoneOrEmail: 'Podaj numer telefonu albo adres email.',
  rejected: 'Sprawdź to pole. Podana wartość jest nieprawidłowa.',
  // S5.44
  bankAccount: 'Wprowadzony numer konta bankowego jest nieprawidłowy.',
  // S5.25
  commentTooLong: 'Uwagi mogą mieć maksymalnie 255 znaków.',
  chooseFile: 'Wybierz plik',
  noFile: 'Nie wybrano pliku',
  chooseFiles: 'Wybierz pliki',
  chosenFiles: 'Wybrane pliki',
  removeFile: (name: string) => `Usuń plik ${name}`,
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
    case 'phone-email':
      return formTexts.phoneOrEmail;
    case 'rejected':
      return formTexts.rejected;
    case 'bank-account':
      return formTexts.bankAccount;
  }
}

/** The alert that goes with a refused file; null when the file is fine. */
export function fileAlertText(verdict: FileVerdict): string | null {
  switch (verdict.kind) {
    case 'ok':
      return null;
    case 'blocked':
      return `Pliku „${verdict.name}” nie można dodać. Ten rodzaj plików jest niedozwolony.`;
    case 'too-large':
      return `Plik „${verdict.name}” jest za duży. Maksymalny rozmiar pliku to ${formatMegabytes(verdict.maxBytes)}.`;
  }
}

/** The text of what is wrong with chosen files; null when they are fine. */
export function attachmentsText(verdict: AttachmentsVerdict): string | null {
  switch (verdict.kind) {
    case 'too-many':
      return `Możesz dodać najwyżej ${verdict.most} ${plural(verdict.most, { one: 'plik', few: 'pliki', many: 'plików' })}.`;
    case 'together-too-large':
      return `Pliki są razem za duże. Wszystkie mogą mieć najwyżej ${formatMegabytes(verdict.maxBytes)}.`;
    default:
      return fileAlertText(verdict);
  }
}
