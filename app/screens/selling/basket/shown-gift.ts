import type { Grosze } from '#rules/platform/money/grosze.ts';

/** A gift beside the basket, as the loader hands it over. */
export interface ShownGift {
  giftId: number;
  productId: number;
  size: string;
  name: string;
  photo: string | null;
  photoTone: string | null;
  minimumWorth: Grosze;
  missing: Grosze;
  soldOut: boolean;
  chosen: boolean;
}
