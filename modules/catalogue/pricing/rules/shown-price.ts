import type { Grosze } from '#platform/money/rules/grosze.ts';
import { worthOf } from './tiers.ts';

/** How a size is priced. */
export interface PriceManner {
  /** The price is given by phone. */
  phonePrice: boolean;
  gratis: boolean;
}

/** Whether a shopper may learn any amount of this size; a price given by phone must not leave the shop, nor any hint of it. */
export function showsPrice({ phonePrice, gratis }: PriceManner): boolean {
  return !phonePrice && !gratis;
}

/** The price a shopper is shown and the basket counts: 0 for a price given by phone (contract 2.13) and for a gift. */
export function shownPrice(size: PriceManner & { price: Grosze }): Grosze {
  return showsPrice(size) ? size.price : 0;
}

interface EarningPrice {
  /** The price of a whole piece without answers, which the points are set for. */
  own: Grosze;
  /** The price with the parts and answers that were chosen. */
  chosen: Grosze;
}

/** How a size earns points. */
export interface Earning {
  /** Set by the owner for one piece. */
  pointsReceived: number;
  /** Points for 100 zł of the price, where a rule of the owner sets them; null: `pointsReceived` counts. */
  pointsPerHundred: number | null;
}

/** Points of one piece at this price, as lists and calls give them. */
export function pointsOfPiece({ pointsReceived, pointsPerHundred }: Earning, price: Grosze): number {
  return pointsPerHundred === null ? pointsReceived : pointsForWorth(pointsPerHundred, price);
}

/**
 * Points a customer earns for a line; whole ones, counted once for the whole quantity, also when it is sold by the metre. A
 * collection without a part earns less and a piece with paid answers more, by the same measure as their prices; rebates
 * change nothing.
 */
export function pointsForPieces(earning: Earning, quantity: number, price: EarningPrice): number {
  const { pointsReceived, pointsPerHundred } = earning;
  if (pointsPerHundred !== null) return pointsForWorth(pointsPerHundred, worthOf(price.chosen, quantity));
  const share = price.own > 0 ? price.chosen / price.own : 1;
  return Math.round(pointsReceived * quantity * share);
}

const pointsForWorth = (pointsPerHundred: number, worth: Grosze) => Math.floor((pointsPerHundred * worth) / 10_000);
