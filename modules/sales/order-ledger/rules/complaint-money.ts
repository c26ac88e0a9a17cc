import type { Grosze } from '#platform/money/rules/grosze.ts';
import { type Pieces, quantityOf } from './claim.ts';
import { lineRefund } from './refund-amount.ts';

export interface PricedLine {
  lineId: number;
  bought: number;
  paid: Grosze;
}

export interface ComplaintMoney {
  id: number;
  pieces: readonly Pieces[];
  paid: Grosze;
}

export interface ComplaintFacts {
  lines: readonly PricedLine[];
  /** Paid complaints first in the order of payment, those without money last. */
  complaints: readonly ComplaintMoney[];
  givenUp: readonly Pieces[];
}

/**
 * Money paid by complaints for pieces that are given up: their return or withdrawal pays less by it. Pieces of a line are alike: those
 * given up count from its start, those of complaints from its end. Money of a complaint counts first for the pieces that the customer
 * keeps.
 */
export function paidForGivenUp(facts: ComplaintFacts): Grosze {
  return worths(facts)
    .map(({ paid, all, kept }) => Math.max(0, Math.min(paid, all) - kept))
    .reduce((sum, amount) => sum + amount, 0);
}

/** The amount that a complaint may still pay for pieces not given up, and whether some of its pieces are given up. */
export function leftForComplaint(facts: ComplaintFacts, id: number): { left: Grosze; isShared: boolean } {
  const paidOrThis = facts.complaints.filter((one) => one.paid > 0 || one.id === id);
  const own = worths({ ...facts, complaints: paidOrThis }).find((one) => one.id === id);
  return own ? { left: Math.max(0, own.kept - own.paid), isShared: own.kept < own.all } : { left: 0, isShared: false };
}

/** For each complaint: the price of its pieces, and of those that the customer keeps. */
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
