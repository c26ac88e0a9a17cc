/** Texts every shop has, by their address without the leading slash. */
export const TEXT_PAGE_ADDRESSES = [
  'regulamin',
  'prywatnosc',
  'dostawa',
  'deklaracja-dostepnosci',
  'tabela-rozmiarow',
] as const;

const ADDRESS = '/zapytaj-o-produkt';

/** Where the form says that the question has come. */
export const PRODUCT_REQUEST_SENT = `${ADDRESS}?wyslano=1`;

/** The form for a product nobody found, with what was searched for already written in. */
export function productRequestLink(sought = ''): string {
  return sought === '' ? ADDRESS : `${ADDRESS}?szukane=${encodeURIComponent(sought)}`;
}
