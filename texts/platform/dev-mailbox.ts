/** The screen on which developers and tests read what the shop would have sent. */
export const devMailboxTexts = {
  title: 'Poczta sklepu',
  intro: 'Wiadomości, które sklep napisał. Bez serwera SMTP nie wychodzą poza tę skrzynkę.',
  empty: 'Sklep nie napisał jeszcze żadnej wiadomości.',
  list: 'Wiadomości',
  to: (address: string) => `Do: ${address}`,
  sent: (when: string) => `wysłana ${when}`,
  waiting: (when: string) => `w skrzynce od ${when}`,
  failed: (attempts: number, error: string) => `nieudane próby: ${attempts}, ostatni błąd: ${error}`,
  attachments: 'Załączniki',
  html: 'Wiadomość',
  text: 'Wersja tekstowa',
  headers: 'Nagłówki',
  missing: 'Nie ma takiej wiadomości.',
};
