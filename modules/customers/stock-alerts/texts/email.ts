export const inSize = (product: string, size: string) => `${product}, rozmiar ${size}`;

export const confirmation = {
  subject: (what: string) => `Damy znać, gdy wróci: ${what}`,
  title: 'Zapisaliśmy Twoje powiadomienie',
  intro: (what: string) => `Napiszemy do Ciebie, gdy tylko znów będzie u nas: ${what}.`,
  once: 'Wyślemy jedną wiadomość. Nie użyjemy Twojego adresu do niczego innego.',
  product: 'Zobacz produkt',
};

export const returned = {
  subject: (what: string) => `Znowu dostępne: ${what}`,
  title: 'Jest z powrotem',
  intro: (what: string) => `Czekaliśmy razem z Tobą. Znowu możesz kupić: ${what}.`,
  product: 'Przejdź do produktu',
  hurry: 'Nie odkładamy sztuk dla zapisanych osób, więc liczy się kolejność zamówień.',
};

export const why =
  'Dostajesz tę wiadomość, bo na stronie produktu ktoś podał ten adres, prosząc o powiadomienie o dostępności. Jeśli to nie Ty, zrezygnuj jednym kliknięciem.';
export const leave = 'Rezygnuję z powiadomienia';
