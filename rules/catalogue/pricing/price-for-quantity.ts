import { divideRounded } from '#rules/platform/money/divide-rounded.ts';
import type { Grosze } from '#rules/platform/money/grosze.ts';
import type { Tier } from './tier.ts';

export interface PriceTerms {
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
