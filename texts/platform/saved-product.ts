import type { SavedAvailability } from '#rules/catalogue/products/saved-product.ts';

const AVAILABILITY: Record<SavedAvailability, string> = {
  available: 'Produkt dostępny',
  'on-order': 'Na zamówienie',
  'sold-out': 'Produkt niedostępny',
  'phone-price': 'Cena na telefon',
  'points-only': 'Tylko za punkty',
};

/** Words of a product that is kept: on a list, among the favourites, among what was bought. */
export const savedProductTexts = {
  availability: (availability: SavedAvailability) => AVAILABILITY[availability],
  size: (name: string) => `Rozmiar: ${name}`,
  price: 'Cena',
  /** Of goods by the metre or by weight. */
  each: (price: string, unit: string) => `${price}/${unit}`,
  see: 'Zobacz produkt',
  seeOf: (name: string) => `Zobacz produkt: ${name}`,
  notify: 'Powiadom o dostępności',
  notifyOf: (name: string) => `Powiadom o dostępności: ${name}`,
};
