import { shortMoment } from '#rules/platform/dates/date-format.ts';
import type { ClaimKind } from '#rules/selling/orders/claim.ts';
import type { ClaimOfOrder } from '#shop/after-sale/claims/index.ts';
import * as complaintTexts from '#texts/panel/after-sale-complaints.ts';
import * as returnTexts from '#texts/panel/after-sale-returns.ts';
import { claims as texts } from '#texts/panel/selling-order.ts';

const PLACES: Record<ClaimKind, string> = {
  return: 'zwroty',
  complaint: 'reklamacje',
  withdrawal: 'odstapienia',
};

/** What was filed, each with the way to where it is worked on. */
export function describeClaims(claims: readonly ClaimOfOrder[]) {
  return claims.map((claim) => ({
    to: `/zaplecze/${PLACES[claim.kind]}/${claim.name}`,
    text: `${texts[claim.kind]} ${claim.name}`,
    state: stateOf(claim),
    at: shortMoment(claim.at),
  }));
}

function stateOf(claim: ClaimOfOrder): string {
  if (claim.kind === 'return') return returnTexts.states[claim.state];
  return claim.kind === 'complaint' ? complaintTexts.states[claim.state] : '';
}
