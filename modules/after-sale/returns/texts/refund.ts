import type { RefundFault } from '../rules/refund.ts';

export const faults: Record<RefundFault, string> = {
  'no-way': 'Wybierz, jak mamy oddać pieniądze.',
  'bank-account': 'Wprowadzony numer konta bankowego jest nieprawidłowy.', // S5.44
  'note-too-short': 'Napisz, jak mamy oddać pieniądze: co najmniej 3 znaki.',
};

export const title = 'Jak oddać pieniądze?';
export const legend = 'Forma zwrotu pieniędzy';
export const account = 'Numer konta';
export const accountHint = '26 cyfr polskiego konta lub numer IBAN';
export const note = 'Jak mamy oddać pieniądze?';
export const tooOften = 'Dziś nie przyjmiemy już więcej zwrotów tego zamówienia. Napisz do nas lub zadzwoń.';
export const amount = 'Do zwrotu';
export const returnCost = (cost: string) => `po odjęciu kosztu przesyłki zwrotnej ${cost}`;
export const summary = 'Twój zwrot';
export const submit = 'Zgłoś zwrot';
export const needsLink =
  'Numer konta podasz po otwarciu linku, który wyślemy na adres e-mail z zamówienia. Link prowadzi z powrotem do tego kroku.';
export const linkSent =
  'Żeby podać, dokąd mają wrócić pieniądze, otwórz link, który właśnie wysłaliśmy na adres e-mail z zamówienia. Wrócisz nim do tego kroku, a wybrane produkty zostaną.';
export const unpaid = 'Zamówienie nie jest opłacone, nie ma czego oddawać.';
