import type { TEXT_PAGE_ADDRESSES } from '#platform/navigation/rules/document-addresses.ts';

export const title = 'Strony';
export const lead = 'Teksty, których wymaga prawo i o które pytają kupujący.';
export const columns = { page: 'Strona', address: 'Adres', changed: 'Zmieniona' };
export const empty = 'Jeszcze nie napisana';

export const names: Record<(typeof TEXT_PAGE_ADDRESSES)[number], string> = {
  regulamin: 'Regulamin',
  prywatnosc: 'Polityka prywatności',
  dostawa: 'Dostawa i płatność',
  'deklaracja-dostepnosci': 'Deklaracja dostępności',
  'tabela-rozmiarow': 'Tabela rozmiarów',
};

export const editor = {
  back: 'Strony',
  name: 'Tytuł',
  body: 'Treść',
  bodyHint: 'Zwykły tekst albo HTML: nagłówki, akapity, listy, odnośniki i tabele. Reszta zostanie usunięta.',
  save: 'Zapisz',
  see: 'Zobacz w sklepie',
  saved: 'Strona jest zapisana i widoczna w sklepie.',
  titleMissing: 'Wpisz tytuł.',
  bodyMissing: 'Wpisz treść.',
};
