import type { ProductType } from '#modules/catalogue/availability/rules/size-status.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { FeedTrait } from '../rules/wearer.ts';

/** A size that can be bought now for a price that is shown. */
export interface FeedSize {
  type: string;
  name: string;
  gtin: string;
  /** Pieces that can be ordered, -1 unlimited. */
  amount: number;
  status: 'enable' | 'order';
  unknownDeliveryTime: boolean;
  shipDays: number;
  price: Grosze;
  regularPrice: Grosze | null;
  /** When the reduction began; null when nothing is reduced. */
  reducedSince: Date | null;
  /** The lowest price of the 30 days before the reduction; null when nothing is reduced or known. */
  lowestPrice30: Grosze | null;
  /** Cheapest delivery in Poland; null when no courier takes it. */
  deliveryCost: Grosze | null;
}

/** Has at least one size. */
export interface FeedProduct {
  id: number;
  name: string;
  link: string;
  type: ProductType;
  /** HTML, as the owner wrote it. */
  description: string;
  /** Names from the root. */
  category: string[];
  googleCategory: number | null;
  ceneoCategory: string | null;
  producer: string | null;
  photos: string[];
  measureAmount: number | null;
  measureUnit: 'g' | 'kg' | 'ml' | 'l' | 'm' | 'szt.' | null;
  /** Grams. */
  weight: number;
  /** When reduced prices end; null when unknown. */
  promotionUntil: Date | null;
  versionGroup: number | null;
  versionName: string | null;
  traits: FeedTrait[];
  /** All sizes, also those that cannot be bought now. */
  sizeCount: number;
  sizes: FeedSize[];
}
