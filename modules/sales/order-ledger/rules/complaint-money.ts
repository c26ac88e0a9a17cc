import type { Grosze } from '#platform/money/rules/grosze.ts';
import { type Pieces, quantityOf } from './claim.ts';
import { lineRefund } from './refund-amount.ts';

export interface PricedLine {
  lineId: number;
  bought: number;
  /** What the customer paid for the whole line, after rebates. */
  paid: Grosze;
}

/** A complaint about pieces of an order, with the money that was decided for it. */
export interface ComplaintMoney {
  id: number;
  pieces: readonly Pieces[];
  paid: Grosze;
}

export interface ComplaintFacts {
  lines: readonly PricedLine[];
  /** Those that were paid first come first, those without money last. */
  complaints: readonly ComplaintMoney[];
  /** Pieces in a return or withdrawn from. */
  givenUp: readonly Pieces[];
}

/**
 * What complaints have paid for pieces that are given up: their return or withdrawal pays so much less. Pieces of a line
 * are alike, so those given up count from its beginning and those of complaints from its end. Money of a complaint counts
 * first for the pieces that the customer keeps.
 */
export function paidForGivenUp(facts: ComplaintFacts): Grosze {
  return worths(facts)
    .map(({ paid, all, kept }) => Math.max(0, Math.min(paid, all) - kept))
    .reduce((sum, amount) => sum + amount, 0);
}

/** What a complaint may still pay for the pieces that are not given up, and whether some of its pieces are. */
export function leftForComplaint(facts: ComplaintFacts, id: number): { left: Grosze; isShared: boolean } {
  const paidOrThis = facts.complaints.filter((one) => one.paid > 0 || one.id === id);
  const own = worths({ ...facts, complaints: paidOrThis }).find((one) => one.id === id);
  return own ? { left: Math.max(0, own.kept - own.paid), isShared: own.kept < own.all } : { left: 0, isShared: false };
}

/** Of each complaint, what its pieces cost, and what those of them cost that are kept. */
function worths({ lines, complaints, givenUp }: ComplaintFacts) {
  const end = new Map(lines.map(({ lineId, bought }) => [lineId, bought]));
  return complaints.map(({ id, pieces, paid }) => {
    const sums = { all: 0, kept: 0 };
    for (const { lineId, quantity } of pieces) {
      const line = lines.find((one) => one.lineId === lineId);
      const to = end.get(lineId) ?? 0;
      if (!line || quantity <= 0) continue;
      const from = Math.max(0, to - quantity);
      end.set(lineId, from);
      sums.all += worthFromTo(line, from, to);
      sums.kept += worthFromTo(line, Math.max(from, quantityOf(givenUp, lineId)), to);
    }
    return { id, paid, ...sums };
  });
}

function worthFromTo({ paid, bought }: PricedLine, from: number, to: number): Grosze {
  return to > from ? lineRefund({ paid, bought, before: from, quantity: to - from }) : 0;
}
