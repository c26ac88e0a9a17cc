import type { Grosze } from '../money/grosze.ts';
import { lineRefund } from '../returns/refund-amount.ts';

export interface OwedFacts {
  total: Grosze;
  /** What went back to the shopper. */
  refunded: Grosze;
  lines: readonly {
    /** What the whole line costs, after rebates. */
    paid: Grosze;
    bought: number;
    /** Pieces that are sent back or withdrawn from. */
    givenUp: number;
  }[];
}

/**
 * What an order asks for in all, paid or not: pieces that are not kept are not paid for, and where nothing is kept
 * neither is the delivery. What went back for them counts as paid no longer.
 */
export function sumOwed({ total, refunded, lines }: OwedFacts): Grosze {
  const keepsNothing = lines.length > 0 && lines.every(({ bought, givenUp }) => givenUp >= bought - 1e-9);
  const worth = lines.reduce((sum, line) => sum + lineRefund({ ...line, before: 0, quantity: line.givenUp }), 0);
  const givenUp = keepsNothing ? total : Math.min(worth, total);
  return total - givenUp + Math.min(refunded, givenUp);
}
