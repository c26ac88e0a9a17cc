import type { ChecklistId } from '../rules/checklist-items.ts';

export const title = 'Otwarcie sklepu';
export const lead = {
  closed:
    'Sklep jest zamknięty: kupujący widzą stronę „Wkrótce otwieramy”. Gdy wszystko będzie gotowe, otworzysz go jednym przyciskiem: od tej chwili każdy będzie mógł kupować.',
  open: 'Sklep jest otwarty i przyjmuje zamówienia.',
  held: 'Sklep nie wpuszcza kupujących, odkąd go uruchomiono. Otworzy się sam, gdy poprawisz to, co jest niżej oznaczone słowem „Brakuje”.',
  closesNext:
    'Sklep jest otwarty, ale gdy zostanie ponownie uruchomiony, nie wpuści kupujących, dopóki nie poprawisz tego, co jest niżej oznaczone słowem „Brakuje”.',
};
export const list = 'Co jest potrzebne do otwarcia';
export const done = 'Gotowe';
export const missing = 'Brakuje';
export const hint = 'Zalecane';
export const set = 'Ustaw';
export const change = 'Zmień';

export const items: Record<ChecklistId, { name: string; about: string }> = {
  address: { name: 'Adres sklepu', about: 'Adres, pod którym sklep widzą kupujący.' },
  demo: { name: 'Dane pokazowe', about: 'Pozostałości po sklepie pokazowym.' },
  name: { name: 'Nazwa sklepu', about: 'Nazwa, pod którą znają go kupujący: w nagłówku strony i pod każdym mailem.' },
  company: { name: 'Firma', about: 'Nazwa, adres i NIP, które widać na każdej stronie i w mailach.' },
  contact: { name: 'Kontakt', about: 'E-mail i telefon dla kupujących.' },
  courier: { name: 'Dostawa', about: 'Przynajmniej jeden włączony sposób dostawy.' },
  payment: {
    name: 'Płatność',
    about:
      'Przynajmniej jedna włączona płatność. Przelew wymaga rachunku, a każda płatność online operatora i jego prawdziwych kluczy.',
  },
  terms: { name: 'Regulamin', about: 'Strona z regulaminem sprzedaży.' },
  privacy: { name: 'Polityka prywatności', about: 'Strona o danych osobowych.' },
  'return-address': { name: 'Adres zwrotów', about: 'Dokąd kupujący odsyłają towar.' },
  mail: {
    name: 'Poczta',
    about: 'Serwer poczty, przez który wychodzą potwierdzenia zamówień.',
  },
  accessibility: {
    name: 'Deklaracja dostępności',
    about: 'Strona o dostępności sklepu. Sklep otworzy się i bez niej, ale prawo zwykle jej wymaga.',
  },
  product: { name: 'Towar', about: 'Przynajmniej jeden produkt w sprzedaży. Sklep otworzy się i bez niego.' },
};

export const preview = 'Obejrzyj zamknięty sklep';
export const open = 'Otwórz sklep';
export const close = 'Zamknij sklep';
export const closeQuestion =
  'Kupujący zobaczą stronę „Wkrótce otwieramy” i nie złożą zamówienia. Zamówienia już złożone zostają.';
export const opened = 'Sklep jest otwarty.';
export const closed = 'Sklep jest zamknięty.';
export const refused = (names: readonly string[]) => `Sklepu nie można jeszcze otworzyć. Brakuje: ${names.join(', ')}.`;
