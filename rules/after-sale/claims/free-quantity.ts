/** Quantities have at most three decimals. */
const UNITS = 1000;

/** What is left of a line when this much of it has been claimed; computed in whole thousandths, so 0.3 − 0.1 is 0.2. */
export function freeQuantity(bought: number, claimed: number): number {
  return Math.max(0, Math.round(bought * UNITS) - Math.round(claimed * UNITS)) / UNITS;
}
