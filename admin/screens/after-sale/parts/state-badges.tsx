import { Badge, type BadgeTone } from '#app/ui/badge.tsx';
import type { ComplaintState } from '#rules/after-sale/complaints/complaint-state.ts';
import type { ReturnState } from '#rules/after-sale/returns/return-view.ts';
import { states as complaintStates } from '#texts/panel/after-sale-complaints.ts';
import { states as returnStates } from '#texts/panel/after-sale-returns.ts';
import { states as withdrawalStates } from '#texts/panel/after-sale-withdrawals.ts';

const RETURNS: Record<ReturnState, BadgeTone> = {
  draft: 'neutral',
  filed: 'brand',
  received: 'warn',
  accepted: 'accent',
  refunded: 'ok',
  refused: 'error',
  cancelled: 'neutral',
};

const COMPLAINTS: Record<ComplaintState, BadgeTone> = {
  new: 'warn',
  considered: 'brand',
  waiting: 'neutral',
  accepted: 'accent',
  settled: 'ok',
  rejected: 'error',
  cancelled: 'neutral',
};

const WITHDRAWALS: Record<keyof typeof withdrawalStates, BadgeTone> = {
  waiting: 'accent',
  paying: 'brand',
  'in-return': 'brand',
  refunded: 'ok',
};

export function ReturnBadge({ state }: { state: ReturnState }) {
  return (
    <Badge tone={RETURNS[state]} className="whitespace-nowrap">
      {returnStates[state]}
    </Badge>
  );
}

export function ComplaintBadge({ state }: { state: ComplaintState }) {
  return (
    <Badge tone={COMPLAINTS[state]} className="whitespace-nowrap">
      {complaintStates[state]}
    </Badge>
  );
}

export function WithdrawalBadge({ state }: { state: keyof typeof withdrawalStates }) {
  return (
    <Badge tone={WITHDRAWALS[state]} className="whitespace-nowrap">
      {withdrawalStates[state]}
    </Badge>
  );
}
