import type { Grosze } from '#platform/money/rules/grosze.ts';
import { type GivenUpLine, keepsNothing } from './claim.ts';
import { lineRefund } from './refund-amount.ts';

export interface OwedFacts {
  total: Grosze;
  refunded: Grosze;
  /** With the price of the whole line, after rebates. */
  lines: readonly (GivenUpLine & { paid: Grosze })[];
}

/**
 * Price of an order, paid or not: without pieces that are not kept, and without delivery when nothing is kept. A refund for these pieces
 * reduces what counts as paid.
 */
export function sumOwed({ total, refunded, lines }: OwedFacts): Grosze {
  const worth = lines.reduce((sum, line) => sum + lineRefund({ ...line, before: 0, quantity: line.givenUp }), 0);
  const givenUp = keepsNothing(lines) ? total : Math.min(worth, total);
  return total - givenUp + Math.min(refunded, givenUp);
}
