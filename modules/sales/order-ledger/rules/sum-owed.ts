import type { Grosze } from '#platform/money/rules/grosze.ts';
import { type GivenUpLine, keepsNothing } from './claim.ts';
import { lineRefund } from './refund-amount.ts';

export interface OwedFacts {
  total: Grosze;
  /** What went back to the shopper for pieces that were given up. */
  refunded: Grosze;
  /** With what the whole line costs, after rebates. */
  lines: readonly (GivenUpLine & { paid: Grosze })[];
}

/**
 * What an order asks for in all, paid or not: pieces that are not kept are not paid for, and where nothing is kept
 * neither is the delivery. What went back for them counts as paid no longer.
 */
export function sumOwed({ total, refunded, lines }: OwedFacts): Grosze {
  const worth = lines.reduce((sum, line) => sum + lineRefund({ ...line, before: 0, quantity: line.givenUp }), 0);
  const givenUp = keepsNothing(lines) ? total : Math.min(worth, total);
  return total - givenUp + Math.min(refunded, givenUp);
}
