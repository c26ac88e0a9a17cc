import type { Grosze } from '#rules/platform/money/grosze.ts';

/** From `since` (milliseconds) on, the price was this, until the next change. */
export interface PriceChange {
  price: Grosze;
  since: number;
}

const DAY = 24 * 60 * 60 * 1000;
export const LOWEST_PRICE_DAYS = 30;

/**
 * The lowest price of the 30 days before the reduction began (X.01); the price that was in force when those days
 * started counts too. null when nothing is known from before the reduction.
 */
export function lowestBeforeReduction(history: readonly PriceChange[], reducedSince: number): Grosze | null {
  const windowStart = reducedSince - LOWEST_PRICE_DAYS * DAY;
  const before = history.filter((change) => change.since < reducedSince).sort((a, b) => a.since - b.since);
  const inForce = before.filter((_, index) => {
    const until = before[index + 1]?.since ?? reducedSince;
    return until > windowStart;
  });
  return inForce.length === 0 ? null : Math.min(...inForce.map((change) => change.price));
}
