import * as complaintTexts from '#modules/after-sale/complaints/texts/panel.ts';
import * as returnTexts from '#modules/after-sale/returns/texts/panel.ts';
import type { ClaimKind } from '#modules/sales/order-ledger/rules/claim.ts';
import { claims as texts } from '#modules/sales/orders/texts/panel-order.ts';
import { shortMoment } from '#platform/time/rules/date-format.ts';
import type { ClaimOfOrder } from '../server/index.ts';

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
