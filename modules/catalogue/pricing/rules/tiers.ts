import { divideRounded, type Grosze } from '#platform/money/rules/grosze.ts';

/** Multipack: from `threshold` pieces on, `value` per cent off (S3.19). */
export interface Tier {
  threshold: number;
  value: number;
}

interface PriceTerms {
  /** Gross price of one piece. */
  price: Grosze;
  tiers: readonly Tier[];
  /** Per cent off for a subscription. */
  subscriptionRebatePercent: number;
}

/** Gross price of one piece when this many are bought: the best tier reached, then the subscription rebate. */
export function priceForQuantity(terms: PriceTerms, quantity: number, subscription: boolean): Grosze {
  const reached = terms.tiers.filter((tier) => tier.threshold <= quantity);
  const percent = Math.max(0, ...reached.map((tier) => tier.value));
  const price = takeOff(terms.price, percent);
  return subscription ? takeOff(price, terms.subscriptionRebatePercent) : price;
}

/** Gross worth of a line. */
export function worthOf(price: Grosze, quantity: number): Grosze {
  // Quantities have at most three decimals: whole thousandths keep the product exact.
  return divideRounded(price * Math.round(quantity * 1000), 1000);
}

export function takeOff(price: Grosze, percent: number): Grosze {
  return divideRounded(price * (100 - Math.min(100, Math.max(0, percent))), 100);
}

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
