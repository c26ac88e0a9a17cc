import { divideRounded, type Grosze } from '#platform/money/rules/grosze.ts';

export interface RefundedLine {
  /** What the shopper paid for the whole line, after rebates. */
  paid: Grosze;
  bought: number;
  /** Pieces that were sent back before. */
  before: number;
  quantity: number;
}

const UNITS = 1000;

/** What goes back for some pieces of a line. Sent back bit by bit, the parts add up to what was paid, to the grosz. */
export function lineRefund({ paid, bought, before, quantity }: RefundedLine): Grosze {
  return worthOfFirst(before + quantity) - worthOfFirst(before);

  function worthOfFirst(pieces: number): Grosze {
    const part = Math.min(Math.round(pieces * UNITS), Math.round(bought * UNITS));
    return Math.round(bought * UNITS) === 0 ? 0 : Number(divideRounded(paid * part, Math.round(bought * UNITS)));
  }
}

export interface RefundSum {
  lines: readonly RefundedLine[];
  /** What the order's delivery cost, when it goes back too: the whole order was withdrawn from. */
  delivery: Grosze;
  /** What sending back costs the shopper. */
  returnCost: Grosze;
  /** What went back for the same before. */
  paidBack: Grosze;
  /** What of the shopper's money is still with the shop: never more than that goes back. */
  held: Grosze;
}

export function refundAmount({ lines, delivery, returnCost, paidBack, held }: RefundSum): Grosze {
  const worth = lines.reduce((sum, line) => sum + lineRefund(line), delivery);
  return Math.max(0, Math.min(worth - returnCost - paidBack, held));
}

/** How money goes back, with the ids the contract gives the ways (3.5). */
export const REFUND_WAYS = ['balance', 'transfer', 'same-way', 'other'] as const;

export type RefundWay = (typeof REFUND_WAYS)[number];
