export const title = 'Kontakt';
export const intro = 'Zadzwoń albo napisz. Odpowiada ktoś, kto zna to, co sprzedajemy.';
export const phone = 'Telefon';
export const email = 'E-mail';
export const emailHint = 'odpisujemy w ciągu jednego dnia roboczego';
export const company = 'Dane firmy';
export const taxNumber = (number: string) => `NIP: ${number}`;
export const bankAccount = 'Konto do przelewów';
export const map = 'Mapa: siedziba firmy';
export const mapFailed = 'Mapa się nie wczytała. Adres znajdziesz wyżej, w danych firmy.';
export const mapTitle = 'Jak do nas trafić';
export const mapLink = 'Otwórz w mapach';
export const stores = 'Nasze sklepy i godziny otwarcia';

export const form = {
  title: 'Napisz do nas',
  name: 'Imię',
  email: 'Twój adres e-mail',
  phone: 'Telefon',
  phoneHint: 'jeśli wolisz, żebyśmy oddzwonili',
  orderNumber: 'Numer zamówienia',
  orderNumberHint: 'jeśli pytanie go dotyczy',
  message: 'Wiadomość',
  messageHint: (length: number) => `najwyżej ${length} znaków`,
  privacy: 'Danych użyjemy tylko po to, żeby odpowiedzieć. Więcej w',
  privacyLink: 'polityce prywatności',
  submit: 'Wyślij wiadomość',
  sent: 'Dziękujemy! Wiadomość już u nas jest. Odpiszemy na podany adres w ciągu jednego dnia roboczego.',
  again: 'Napisz kolejną wiadomość',
  limits: {
    'daily-limit': 'Wysłano dziś zbyt wiele wiadomości. Napisz jutro albo zadzwoń do nas.',
    'too-fast': 'To już kilka wiadomości z rzędu. Odczekaj 10 minut albo zadzwoń do nas.',
  },
};

export const mail = {
  subject: (name: string, orderNumber: string) =>
    orderNumber ? `Wiadomość od: ${name} (zamówienie ${orderNumber})` : `Wiadomość od: ${name}`,
  title: 'Wiadomość ze strony Kontakt',
  name: 'Imię',
  email: 'Adres e-mail',
  phone: 'Telefon',
  orderNumber: 'Numer zamówienia',
  answer: 'Odpowiedź na tę wiadomość trafi prosto do klienta.',
};
