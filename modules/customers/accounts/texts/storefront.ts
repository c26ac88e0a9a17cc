export const title = 'Moje konto';
export const menu = 'Menu konta';
export const signOut = 'Wyloguj się';
export const saved = 'Zmiany zostały zapisane.';

export const pages = {
  overview: 'Przegląd',
  orders: 'Zamówienia',
  subscriptions: 'Subskrypcje',
  returns: 'Zwroty',
  complaints: 'Reklamacje',
  bought: 'Kupione produkty',
  lists: 'Listy zakupowe',
  favourites: 'Ulubione',
  points: 'Rabaty i punkty',
  notices: 'Powiadomienia',
  data: 'Dane i adresy',
  security: 'Logowanie i bezpieczeństwo',
  privacy: 'Prywatność',
};

export const groups = { shopping: 'Zakupy', kept: 'Zapisane', settings: 'Ustawienia' };

export const closed = {
  title: 'Konto zostało usunięte',
  text: 'Dziękujemy za wspólny czas. Potwierdzenie wysłaliśmy na Twój adres e-mail.',
  home: 'Przejdź do sklepu',
};
