export const title = 'Karty i pliki';
export const card = (amount: string) => `Karta podarunkowa ${amount}`;
export const number = 'Numer karty';
export const pin = 'PIN';
export const validUntil = 'Ważna do';
export const blocked = 'Karta jest zablokowana.';
export const download = (name: string) => `Pobierz: ${name}`;
export const soon = 'Numer karty lub plik pojawi się tutaj i przyjdzie e-mailem zaraz po wpłacie.';

export const mail = {
  subject: (number: string) => `Twoje zakupy z zamówienia nr ${number}`,
  title: 'Oto Twoje zakupy',
  preview: 'Karty i pliki z Twojego zamówienia',
  lead: 'Dziękujemy, zamówienie jest opłacone. Karty i pliki znajdziesz poniżej oraz na stronie zamówienia.',
  cardHint: 'Karta działa od razu: podaj numer i PIN przy płatności. Nie udostępniaj ich nikomu poza obdarowaną osobą.',
  open: 'Zobacz zamówienie',
};

/** In groups of four, as on a card. */
export function cardNumberText(number: string): string {
  return number.replace(/(.{4})(?=.)/g, '$1 ');
}
