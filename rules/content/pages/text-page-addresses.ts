/** Texts every shop has, by their address without the leading slash. */
export const TEXT_PAGE_ADDRESSES = [
  'regulamin',
  'prywatnosc',
  'dostawa',
  'deklaracja-dostepnosci',
  'tabela-rozmiarow',
] as const;
