import type { ComplaintState } from '#modules/after-sale/complaints/rules/complaint-state.ts';
import { states as complaintStates } from '#modules/after-sale/complaints/texts/panel.ts';
import type { ReturnState } from '#modules/after-sale/returns/rules/return-view.ts';
import { states as returnStates } from '#modules/after-sale/returns/texts/panel.ts';
import { states as withdrawalStates } from '#modules/after-sale/withdrawals/texts/panel.ts';
import { Badge, type BadgeTone } from '#platform/ui/badge.tsx';

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
