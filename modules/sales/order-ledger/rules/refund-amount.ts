import { divideRounded, type Grosze } from '#platform/money/rules/grosze.ts';

export interface RefundedLine {
  paid: Grosze;
  bought: number;
  before: number;
  quantity: number;
}

const UNITS = 1000;

/** The parts of a line that is sent back in steps add up to its price, to the grosz. */
export function lineRefund({ paid, bought, before, quantity }: RefundedLine): Grosze {
  return worthOfFirst(before + quantity) - worthOfFirst(before);

  function worthOfFirst(pieces: number): Grosze {
    const part = Math.min(Math.round(pieces * UNITS), Math.round(bought * UNITS));
    return Math.round(bought * UNITS) === 0 ? 0 : Number(divideRounded(paid * part, Math.round(bought * UNITS)));
  }
}

export interface RefundSum {
  lines: readonly RefundedLine[];
  delivery: Grosze;
  returnCost: Grosze;
  /** Refunded for the same pieces before. */
  paidBack: Grosze;
  /** The customer's money that the shop still holds: the maximum of the refund. */
  held: Grosze;
}

export function refundAmount({ lines, delivery, returnCost, paidBack, held }: RefundSum): Grosze {
  const worth = lines.reduce((sum, line) => sum + lineRefund(line), delivery);
  return Math.max(0, Math.min(worth - returnCost - paidBack, held));
}

/** Ids of the ways are those of contract 3.5. */
export const REFUND_WAYS = ['balance', 'transfer', 'same-way', 'other'] as const;

export type RefundWay = (typeof REFUND_WAYS)[number];
