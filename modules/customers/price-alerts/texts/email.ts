export const inSize = (product: string, size: string) => `${product}, rozmiar ${size}`;

export const drop = {
  subject: (what: string, price: string) => `Taniej: ${what} za ${price}`,
  title: 'Cena spadła',
  intro: (what: string) => `Produkt, który masz u nas odłożony, kosztuje teraz mniej: ${what}.`,
  now: 'Cena teraz',
  before: 'Cena przed obniżką',
  lowest: 'Najniższa cena z 30 dni przed obniżką',
  saving: 'Oszczędzasz',
  saved: (amount: string, percent: number | null) =>
    `${amount} (${percent === null ? '' : `${percent}% `}względem najniższej ceny z 30 dni przed obniżką)`,
};

export const returned = {
  subject: (what: string) => `Znowu dostępne: ${what}`,
  title: 'Jest z powrotem',
  intro: (what: string) => `Produkt, który masz u nas odłożony, znowu możesz kupić: ${what}.`,
};

export const product = 'Przejdź do produktu';
export const why = 'Dostajesz tę wiadomość, bo ten produkt jest w Twoich ulubionych albo na Twojej liście zakupowej.';
export const leave = 'Nie chcę wiadomości o odłożonych produktach';
