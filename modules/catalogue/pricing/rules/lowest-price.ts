import type { Grosze } from '#platform/money/rules/grosze.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { type ConfiguratorQuestion, leastSurcharge } from './configurator.ts';
import type { PriceManner } from './shown-price.ts';

/** From `since` (milliseconds) on, the price was this, until the next change. */
export interface PriceChange {
  price: Grosze;
  since: number;
}

export const LOWEST_PRICE_DAYS = 30;

/**
 * The lowest price of the 30 days before the reduction began (X.01); the price that was in force when those days
 * started counts too. null when nothing is past from before the reduction.
 */
export function lowestBeforeReduction(history: readonly PriceChange[], reducedSince: number): Grosze | null {
  const windowStart = reducedSince - LOWEST_PRICE_DAYS * DAY_MS;
  const before = history.filter((change) => change.since < reducedSince).sort((a, b) => a.since - b.since);
  const inForce = before.filter((_, index) => {
    const until = before[index + 1]?.since ?? reducedSince;
    return until > windowStart;
  });
  return inForce.length === 0 ? null : Math.min(...inForce.map((change) => change.price));
}

type PricedSize = Partial<PriceManner> & { price: Grosze };

/** Lists show and sort by the lowest of the prices that are shown, with what must be answered; 0 when none is. */
export function lowestShownPrice(sizes: readonly PricedSize[], questions: readonly ConfiguratorQuestion[]): Grosze {
  const answers = leastSurcharge(questions);
  const shown = sizes.filter(({ phonePrice }) => !phonePrice);
  return shown.length === 0 ? 0 : Math.min(...shown.map(({ gratis, price }) => (gratis ? 0 : price + answers)));
}

interface PriceSteps {
  /** SVG path of the stairs in a box of `width` by `height`. */
  path: string;
  lowest: number;
  highest: number;
}

interface Box {
  from: number;
  to: number;
  width: number;
  height: number;
}

/** A price holds until the next change: stairs, not slopes. Null without a price. */
export function priceSteps(changes: readonly PriceChange[], { from, to, width, height }: Box): PriceSteps | null {
  const past = changes.filter((change) => change.since <= to);
  if (past.length === 0) return null;
  const prices = past.map((change) => change.price);
  const lowest = Math.min(...prices);
  const highest = Math.max(...prices);
  const x = (since: number) => round((Math.max(0, since - from) / (to - from)) * width);
  // A price that never moved is rendered in the middle.
  const y = (price: number) =>
    highest === lowest ? height / 2 : round((1 - (price - lowest) / (highest - lowest)) * height);
  const path = past.map(({ since, price }, index) =>
    index === 0 ? `M${x(since)} ${y(price)}` : `H${x(since)}V${y(price)}`,
  );
  return { path: `${path.join('')}H${width}`, lowest, highest };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
