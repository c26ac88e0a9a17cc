import type { Grosze } from '#rules/platform/money/grosze.ts';

interface EarningPrice {
  /** The price of a whole piece without answers, which the points are set for. */
  own: Grosze;
  /** The price with the parts and answers that were chosen. */
  chosen: Grosze;
}

/**
 * Points a customer earns for so many pieces of a size; whole ones, also when it is sold by the metre. A collection without
 * a part earns less and a piece with paid answers more, by the same measure as their prices; rebates change nothing.
 */
export function pointsForPieces(pointsOfOne: number, quantity: number, price: EarningPrice): number {
  const share = price.own > 0 ? price.chosen / price.own : 1;
  return Math.round(pointsOfOne * quantity * share);
}
