import type { PriceChange } from './lowest-before-reduction.ts';

export interface PriceSteps {
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
  const known = changes.filter((change) => change.since <= to);
  if (known.length === 0) return null;
  const prices = known.map((change) => change.price);
  const lowest = Math.min(...prices);
  const highest = Math.max(...prices);
  const x = (since: number) => round((Math.max(0, since - from) / (to - from)) * width);
  // A price that never moved is drawn in the middle.
  const y = (price: number) =>
    highest === lowest ? height / 2 : round((1 - (price - lowest) / (highest - lowest)) * height);
  const path = known.map(({ since, price }, index) =>
    index === 0 ? `M${x(since)} ${y(price)}` : `H${x(since)}V${y(price)}`,
  );
  return { path: `${path.join('')}H${width}`, lowest, highest };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
