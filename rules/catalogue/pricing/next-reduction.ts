import type { Grosze } from '#rules/platform/money/grosze.ts';

export interface Reduction {
  /** Price before the reduction; null when nothing is reduced. */
  regularPrice: Grosze | null;
  reducedSince: Date | null;
}

interface NewPrice {
  price: Grosze;
  /** null ends a reduction; left out, a running one goes on while it still is one. */
  regularPrice?: Grosze | null;
}

const NO_REDUCTION: Reduction = { regularPrice: null, reducedSince: null };

/**
 * The reduction after a price change. Each new price begins a reduction of its own, so that the lowest price shown with
 * it also counts the price it follows (X.01): a price raised within a reduction is no longer that reduction.
 */
export function nextReduction(before: Reduction & { price: Grosze }, after: NewPrice, now: Date): Reduction {
  const regularPrice = after.regularPrice === undefined ? before.regularPrice : after.regularPrice;
  if (regularPrice === null || regularPrice <= after.price) return NO_REDUCTION;
  const goesOn = before.reducedSince !== null && after.price === before.price;
  return { regularPrice, reducedSince: goesOn ? before.reducedSince : now };
}
