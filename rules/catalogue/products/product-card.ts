import type { Grosze } from '#rules/platform/money/grosze.ts';
import type { UnitPrice } from '#rules/platform/money/unit-price.ts';
import type { ProductType } from './product-type.ts';

export interface CardPhoto {
  /** Path below the media folder. */
  file: string;
  /** Dominant colour, a CSS hex value; empty when not known. */
  tone: string;
  alt: string;
}

export interface ProductFlags {
  isNew: boolean;
  /** Marked by the owner, and really reduced (X.38). */
  isPromotion: boolean;
  isBestseller: boolean;
  /** Some size costs less than the lowest price of the 30 days before. */
  isReduced: boolean;
}

/** What a listing, a slider or a suggestion shows of a product. Prices are gross, of the cheapest size. */
export interface ProductCard {
  id: number;
  name: string;
  link: string;
  type: ProductType;
  photo: CardPhoto | null;
  price: Grosze;
  /** Sizes or answers have different prices: say „od”. */
  priceVaries: boolean;
  regularPrice: Grosze | null;
  lowestPrice30: Grosze | null;
  unitPrice: UnitPrice | null;
  vatPermille: number;
  points: number;
  phonePrice: boolean;
  gratis: boolean;
  unit: string;
  producerName: string | null;
  flags: ProductFlags;
  rating: { count: number; average: number };
  sizes: { type: string; name: string; available: boolean }[];
  available: boolean;
}
