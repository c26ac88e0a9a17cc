import type { ClaimKind } from '#modules/sales/order-ledger/rules/claim.ts';
import { shortMoment } from '#platform/time/rules/date-format.ts';
import type { ClaimOfOrder } from '../server/index.ts';
import * as texts from '../texts/panel.ts';

const PLACES: Record<ClaimKind, string> = {
  return: 'zwroty',
  complaint: 'reklamacje',
  withdrawal: 'odstapienia',
};

export function describeClaims(claims: readonly ClaimOfOrder[]) {
  return claims.map((claim) => ({
    to: `/zaplecze/${PLACES[claim.kind]}/${claim.name}`,
    text: `${texts.kinds[claim.kind]} ${claim.name}`,
    state: stateOf(claim),
    at: shortMoment(claim.at),
  }));
}

function stateOf(claim: ClaimOfOrder): string {
  if (claim.kind === 'return') return texts.returnStates[claim.state];
  return claim.kind === 'complaint' ? texts.complaintStates[claim.state] : '';
}
