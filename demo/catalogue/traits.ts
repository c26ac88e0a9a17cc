import dictionary from '../data/dictionary.json' with { type: 'json' };

/** Properties a product page lists and a listing filters by. */
export const demoTraits = {
  material: { id: 1, name: 'Materiał' },
  kolor: { id: 2, name: 'Kolor' },
  waga: { id: 3, name: 'Waga' },
  wodoszczelnosc: { id: 4, name: 'Wodoszczelność' },
  sezon: { id: 5, name: 'Sezon' },
  plec: { id: 6, name: 'Dla kogo' },
  pojemnosc: { id: 7, name: 'Pojemność' },
  temperatura: { id: 8, name: 'Temperatura komfortu' },
  osoby: { id: 9, name: 'Liczba osób' },
  zasilanie: { id: 10, name: 'Zasilanie' },
  jasnosc: { id: 11, name: 'Jasność' },
  dlugosc: { id: 12, name: 'Długość' },
  zastosowanie: { id: 13, name: 'Zastosowanie' },
  pochodzenie: { id: 14, name: 'Kraj produkcji' },
  format: { id: 15, name: 'Format' },
} as const;

export type TraitKey = keyof typeof demoTraits;

/** Technical terms that a product page explains. */
export const demoDictionary = dictionary;
export type DictionaryKey = keyof typeof dictionary;
