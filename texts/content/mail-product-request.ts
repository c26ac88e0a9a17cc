/** The mail to the shop about a product somebody did not find. */
export const productRequestMailTexts = {
  subject: (product: string) => `Pytanie o produkt: ${product}`,
  title: 'Klient szuka produktu',
  product: 'Szukany produkt',
  details: 'Szczegóły',
  email: 'Adres e-mail',
  answer: 'Odpowiedź na tę wiadomość trafi prosto do klienta.',
};
