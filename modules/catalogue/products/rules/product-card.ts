import type { ProductType } from '#modules/catalogue/availability/rules/size-status.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { UnitPrice } from '#platform/money/rules/unit-price.ts';
import type { CardTrait } from './distinguishing-traits.ts';

export interface CardPhoto {
  /** Path below the media folder. */
  file: string;
  /** Dominant colour, a CSS hex value; of a cut-out the tint of what it is on, which has an alpha. Empty when not known. */
  tone: string;
  alt: string;
  /** The point a crop keeps, see `photo-focus.ts`; none for the middle. */
  focus?: string;
}

/** A cut-out has nothing around it: a tint with an alpha is over the ground of the page, light or dark. */
export const isTint = (tone: string): boolean => tone.length === '#rrggbbaa'.length;

/** Transparent: the background of the page shows around it. */
export const isCutOut = (tone: string): boolean => tone === '' || isTint(tone);

/** A colour version of the model on a card. */
export interface CardVersion {
  id: number;
  name: string;
  /** A CSS hex value; empty when not known. */
  tone: string;
  link: string;
  available: boolean;
}

export interface ProductFlags {
  isNew: boolean;
  /** Marked by the owner, and really reduced (X.38). */
  isPromotion: boolean;
  /** Marked by the owner; on cards only one product in twenty, those that sell best. */
  isBestseller: boolean;
  /** Some size costs less than the lowest price of the 30 days before. */
  isReduced: boolean;
}

/** Product data of a listing, a slider or a suggestion. Prices are gross, of the cheapest size. */
export interface ProductCard {
  id: number;
  name: string;
  link: string;
  type: ProductType;
  photo: CardPhoto | null;
  /** The file of the next photo, shown to a mouse that rests on the card. */
  secondPhoto: string | null;
  /** Where versions of one model share a card: all of them, this one included; elsewhere none. */
  versions: CardVersion[];
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
  /** Where a list has room for them: one sentence, and a few traits. */
  words?: { lead: string; traits: CardTrait[] };
}

/** Where everything shown sells best, or is new, the mark says nothing. */
export function withoutMark<Card extends Pick<ProductCard, 'flags'>>(
  cards: readonly Card[],
  mark: 'isBestseller' | 'isNew',
): Card[] {
  return cards.map((card) => ({ ...card, flags: { ...card.flags, [mark]: false } }));
}

type QuickAdd =
  /** One size: a click buys it. */
  | { kind: 'one-click'; size: string }
  /** Several sizes: the shopper chooses one first. */
  | { kind: 'choose' }
  /** Parts or answers to choose: only the product page can ask for them. */
  | { kind: 'page' }
  /** Not for sale now, or not for money. */
  | { kind: 'none' };

const CHOSEN_ON_PAGE: readonly ProductCard['type'][] = ['product_bundle', 'product_collection', 'product_configurable'];

/** How a product gets from its card into the basket. */
export function quickAdd(card: Pick<ProductCard, 'type' | 'sizes' | 'available' | 'phonePrice'>): QuickAdd {
  if (!card.available || card.phonePrice) return { kind: 'none' };
  if (CHOSEN_ON_PAGE.includes(card.type)) return { kind: 'page' };
  const [only, ...others] = card.sizes;
  if (!only) return { kind: 'none' };
  return others.length === 0 ? { kind: 'one-click', size: only.type } : { kind: 'choose' };
}
