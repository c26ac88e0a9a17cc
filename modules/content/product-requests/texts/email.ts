/** The mail to the shop about a product somebody did not find. */

export const subject = (product: string) => `Pytanie o produkt: ${product}`;
export const title = 'Klient szuka produktu';
export const product = 'Szukany produkt';
export const details = 'Szczegóły';
export const email = 'Adres e-mail';
export const answer = 'Odpowiedź na tę wiadomość trafi prosto do klienta.';
