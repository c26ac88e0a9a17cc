import type { SavedAvailability } from '../rules/saved-product.ts';
import { sizeLine } from './options.ts';

const AVAILABILITY: Record<SavedAvailability, string> = {
  available: 'Produkt dostępny',
  'on-order': 'Na zamówienie',
  'sold-out': 'Produkt niedostępny',
  'phone-price': 'Cena na telefon',
  'points-only': 'Tylko za punkty',
};

/** Words of a product that is kept: on a list, among the favourites, among what was bought. */

export const availability = (availability: SavedAvailability) => AVAILABILITY[availability];
export const size = sizeLine;
export const price = 'Cena';
/** Of goods by the metre or by weight. */
export const each = (price: string, unit: string) => `${price}/${unit}`;
export const see = 'Zobacz produkt';
export const seeOf = (name: string) => `Zobacz produkt: ${name}`;
export const notify = 'Powiadom o dostępności';
export const notifyOf = (name: string) => `Powiadom o dostępności: ${name}`;
