/** The screen on which developers and tests read what the shop would have sent. */

export const title = 'Poczta sklepu';
export const intro = 'Wiadomości, które sklep napisał. Bez serwera SMTP nie wychodzą poza tę skrzynkę.';
export const empty = 'Sklep nie napisał jeszcze żadnej wiadomości.';
export const list = 'Wiadomości';
export const to = (address: string) => `Do: ${address}`;
export const sent = (when: string) => `wysłana ${when}`;
export const waiting = (when: string) => `w skrzynce od ${when}`;
export const failed = (attempts: number, error: string) => `nieudane próby: ${attempts}, ostatni błąd: ${error}`;
export const attachments = 'Załączniki';
export const html = 'Wiadomość';
export const text = 'Wersja tekstowa';
export const headers = 'Nagłówki';
export const missing = 'Nie ma takiej wiadomości.';
