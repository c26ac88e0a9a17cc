export const panel = 'Zaplecze';
export const title = (screen: string | undefined, shop: string) => [screen, panel, shop].filter(Boolean).join(' · ');
export const skip = 'Przejdź do treści';
export const menu = 'Menu zaplecza';
export const openMenu = 'Menu';
export const toShop = 'Zobacz sklep';
export const signOut = 'Wyloguj się';
export const working = 'Trwa ładowanie';
export const undo = 'Cofnij';
export const pieces = (count: number) => `w liczbie ${count}`;

export const groups = {
  day: 'Na co dzień',
  afterSale: 'Po sprzedaży',
  goods: 'Towar',
  content: 'Treści',
  offer: 'Oferta',
  shop: 'Sklep',
};

export const confirm = { cancel: 'Anuluj' };

export const errors = {
  forbidden: {
    title: 'Ta czynność jest poza Twoją rolą',
    lead: 'Poproś właściciela sklepu o dostęp albo o jej wykonanie.',
  },
  missing: { title: 'Nie ma takiej strony zaplecza', lead: 'Adres mógł się zmienić. Wybierz miejsce z menu.' },
  failed: {
    title: 'Coś poszło nie tak',
    lead: 'Błąd zapisaliśmy w dzienniku. Nic, co zostało zapisane wcześniej, nie zginęło. Spróbuj jeszcze raz.',
  },
  home: 'Wróć na pulpit',
};

export const lostConnection =
  'Nie ma połączenia ze sklepem. Nic nie przepadło: to, co wpisane, zostaje na ekranie. Spróbuj jeszcze raz za chwilę.';
