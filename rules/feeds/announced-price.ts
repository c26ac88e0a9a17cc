import type { Grosze } from '../money/grosze.ts';

interface Priced {
  price: Grosze;
  /** Price before the running reduction; null when nothing is reduced. */
  regularPrice: Grosze | null;
  /** The lowest price of the 30 days before the reduction (X.01); null when nothing is known from then. */
  lowestBefore: Grosze | null;
}

/**
 * What another site may announce. A reduction is counted from the lowest price of the 30 days before it, never from a
 * higher regular price; a price that is not below that one is no reduction.
 */
export function announcedPrice({ price, regularPrice, lowestBefore }: Priced): { price: Grosze; sale: Grosze | null } {
  if (regularPrice === null || regularPrice <= price) return { price, sale: null };
  const reference = Math.min(regularPrice, lowestBefore ?? regularPrice);
  return reference > price ? { price: reference, sale: price } : { price, sale: null };
}
