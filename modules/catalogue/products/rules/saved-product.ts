import type { QuantityFacts } from '#modules/catalogue/availability/rules/quantity-limits.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';

export type SavedAvailability = 'available' | 'on-order' | 'sold-out' | 'phone-price' | 'points-only';

/** A size of a saved product, as it sells today. */
export interface SavedSize {
  type: string;
  name: string;
  /** Gross, as it is shown: 0 when it is free or given by phone. */
  price: Grosze;
  gratis: boolean;
  points: number;
  availability: SavedAvailability;
  facts: QuantityFacts;
}

/** A product of a list, of the favourites or of earlier orders. */
export interface SavedProduct {
  productId: number;
  name: string;
  link: string;
  photo: string | null;
  photoTone: string | null;
  /** The point a crop keeps, see `photo-focus.ts`. */
  photoFocus?: string | null;
  vatPermille: number;
  unit: string;
  unitPlural: string;
  /** Parts or answers must be chosen on the product page before it can be bought. */
  requestsMore: boolean;
  /** In the order they are shown. */
  sizes: SavedSize[];
}

/** Whether it can be put into the basket without a choice. */
export function canBuy(size: Pick<SavedSize, 'availability'>): boolean {
  return size.availability === 'available' || size.availability === 'on-order';
}

/** How many traits stand open; the rest waits behind a link (S2.16). */
const openTraits = 5;

/** A link that reveals a single row is not worth its place: then all rows stand open. */
export function splitTraits<Trait>(traits: readonly Trait[]): { open: Trait[]; hidden: Trait[] } {
  const count = traits.length <= openTraits + 1 ? traits.length : openTraits;
  return { open: traits.slice(0, count), hidden: traits.slice(count) };
}
