import type { Grosze } from '#platform/money/rules/grosze.ts';
import { describeSaving, type Saving } from '#platform/money/rules/unit-price.ts';

export interface ReductionTerms {
  price: Grosze;
  /** Price before the running reduction; null when nothing is reduced. */
  regularPrice: Grosze | null;
  /** The lowest price of the 30 days before the reduction (X.01); null when nothing is known from then. */
  lowestPrice30: Grosze | null;
}

/**
 * The price every percentage and every saving of a reduction is counted from (X.38): the lowest of the 30 days before it,
 * never a higher regular price. null when today's price is not below that one: then there is no reduction to announce.
 */
export function reductionBase({ price, regularPrice, lowestPrice30 }: ReductionTerms): Grosze | null {
  if (regularPrice === null) return null;
  const base = Math.min(regularPrice, lowestPrice30 ?? regularPrice);
  return base > price ? base : null;
}

export interface ReductionSaving extends Saving {
  /** Which price the saving counts from, so that the words next to it name the same one. */
  from: 'lowest' | 'regular';
}

/** Null without a reduction. */
export function describeReduction(terms: ReductionTerms): ReductionSaving | null {
  const base = reductionBase(terms);
  const saving = base === null ? null : describeSaving(base, terms.price);
  return saving && { ...saving, from: base === terms.lowestPrice30 ? 'lowest' : 'regular' };
}

interface Reduction {
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
