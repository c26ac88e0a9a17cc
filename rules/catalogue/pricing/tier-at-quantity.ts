import type { Grosze } from '#rules/platform/money/grosze.ts';

/** A tier as the shop prices it; `left` is what the basket still lacks to it. */
export interface PricedTier {
  threshold: number;
  left: number;
  /** Gross price of one piece. */
  price: Grosze;
}

/** The tier this many pieces reach: the last whose missing pieces they cover; null below the first (contract 2.7). */
export function tierAtQuantity<T extends PricedTier>(tiers: readonly T[], quantity: number): T | null {
  return tiers.findLast((tier) => tier.left <= quantity) ?? null;
}

/** The next tier and how many more pieces it takes; null at the top (S3.31). */
export function nextTier<T extends PricedTier>(
  tiers: readonly T[],
  quantity: number,
): { tier: T; missing: number } | null {
  const tier = tiers.find((one) => one.left > quantity);
  // Quantities have at most three decimals; the difference must not show more.
  return tier ? { tier, missing: Math.round((tier.left - quantity) * 1000) / 1000 } : null;
}
