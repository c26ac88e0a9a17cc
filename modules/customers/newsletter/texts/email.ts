export const confirm = {
  subject: (shop: string) => `Potwierdź zapis na newsletter: ${shop}`,
  title: 'Jeszcze jedno kliknięcie',
  text: 'Ktoś, najpewniej Ty, podał ten adres, żeby dostawać nasz newsletter. Potwierdź, że to Twój adres. Link działa przez 14 dni.',
  button: 'Potwierdzam zapis',
  notYou: 'To nie Ty? Nic nie rób. Bez potwierdzenia nie wyślemy żadnego newslettera.',
};

export const welcome = {
  subject: (shop: string) => `Witaj wśród czytelników: ${shop}`,
  title: 'Dziękujemy, zapis potwierdzony',
  text: 'Będziemy pisać o nowych rzeczach i promocjach.',
  button: 'Przeczytaj nasz blog',
};

export const already = {
  subject: (shop: string) => `Czytasz już nasz newsletter: ${shop}`,
  title: 'Ten adres jest już zapisany',
  text: 'Ktoś podał ten adres w formularzu newslettera. Nic nie trzeba robić: dostajesz go już od nas i tak zostanie.',
};

export const leaving = {
  subject: (shop: string) => `Rezygnacja z newslettera: ${shop}`,
  title: 'Czy na pewno się żegnamy?',
  text: 'Ktoś, najpewniej Ty, chce wypisać ten adres z naszego newslettera. Wystarczy jedno kliknięcie.',
  button: 'Wypisz mój adres',
  notYou: 'To nie Ty? Nic nie rób. Newsletter będzie przychodził jak dotąd.',
};

export const test = (subject: string) => `Próba: ${subject}`;
export const why = 'Dostajesz tę wiadomość, bo ten adres zapisano na nasz newsletter.';
export const leave = 'Wypisz mnie jednym kliknięciem';
