/** Emails about refunds, and the names of the ways in all emails. */

export const subject = (number: string) => `Oddaliśmy pieniądze za zamówienie nr ${number}`;
export const title = 'Oddaliśmy Ci pieniądze';
export const lead = {
  provider:
    'Pieniądze wracają tą samą drogą, którą przyszły. Operator płatności już je wysłał; na koncie lub karcie zobaczysz je zwykle w ciągu kilku dni roboczych.',
  transfer: 'Wysłaliśmy pieniądze przelewem bankowym. Na koncie zobaczysz je zwykle następnego dnia roboczego.',
};
export const order = 'Zamówienie';
export const amount = 'Kwota';
export const way = 'Sposób';
export const open = 'Zobacz zamówienie';

export const ways = {
  provider: (name: string) => (name ? `tą samą drogą co płatność: ${name}` : 'tą samą drogą co płatność'),
  card: 'z powrotem na kartę podarunkową',
  transfer: (ending: string) => (ending ? `przelewem na konto kończące się na ${ending}` : 'przelewem bankowym'),
  voucher: 'bonem do sklepu',
  other: 'tak, jak ustaliliśmy',
};
