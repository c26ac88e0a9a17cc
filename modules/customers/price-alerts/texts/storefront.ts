export const title = 'Obniżki i powroty';
export const on = (email: string) => `Gdy odłożony produkt stanieje albo wróci do sprzedaży, napiszemy na ${email}.`;
export const off = 'Nie wysyłamy Ci wiadomości o obniżkach i powrotach odłożonych produktów.';
export const turnOff = 'Wyłącz wiadomości';
export const turnOn = 'Włącz wiadomości';
export const guest = 'Zaloguj się, a napiszemy, gdy odłożony produkt stanieje albo wróci do sprzedaży.';
export const signIn = 'Zaloguj się';

export const end = {
  title: 'Wiadomości o odłożonych produktach',
  question: 'Czy na pewno nie chcesz dostawać wiadomości o obniżkach i powrotach odłożonych produktów?',
  submit: 'Rezygnuję z wiadomości',
  done: 'Nie wyślemy już wiadomości o odłożonych produktach. Możesz je znowu włączyć na stronie ulubionych.',
  unknown: 'Pod tym adresem nie ma już żadnych wiadomości do wyłączenia.',
  home: 'Wróć do sklepu',
};
