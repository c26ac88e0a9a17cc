/** Mails about saved products: the switch on the favourites page, and the page the mails lead to. */
export const watchingTexts = {
  title: 'Obniżki i powroty',
  on: (email: string) => `Gdy odłożony produkt stanieje albo wróci do sprzedaży, napiszemy na ${email}.`,
  off: 'Nie wysyłamy Ci wiadomości o obniżkach i powrotach odłożonych produktów.',
  turnOff: 'Wyłącz wiadomości',
  turnOn: 'Włącz wiadomości',
  guest: 'Zaloguj się, a napiszemy, gdy odłożony produkt stanieje albo wróci do sprzedaży.',
  signIn: 'Zaloguj się',
  end: {
    title: 'Wiadomości o odłożonych produktach',
    question: 'Czy na pewno nie chcesz dostawać wiadomości o obniżkach i powrotach odłożonych produktów?',
    submit: 'Rezygnuję z wiadomości',
    done: 'Nie wyślemy już wiadomości o odłożonych produktach. Możesz je znowu włączyć na stronie ulubionych.',
    unknown: 'Pod tym adresem nie ma już żadnych wiadomości do wyłączenia.',
    home: 'Wróć do sklepu',
  },
};
