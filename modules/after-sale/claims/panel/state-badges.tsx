import { Badge, type BadgeTone } from '#platform/ui/badge.tsx';
import type { ComplaintState } from '../rules/complaint-state.ts';
import type { ReturnState } from '../rules/return-state.ts';
import { complaintStates, returnStates, withdrawalStates } from '../texts/panel.ts';

type WithdrawalState = keyof typeof withdrawalStates;

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

const WITHDRAWALS: Record<WithdrawalState, BadgeTone> = {
  waiting: 'accent',
  paying: 'brand',
  'in-return': 'brand',
  refunded: 'ok',
};

export const ReturnBadge = ({ state }: { state: ReturnState }) => (
  <StateBadge tone={RETURNS[state]} name={returnStates[state]} />
);

export const ComplaintBadge = ({ state }: { state: ComplaintState }) => (
  <StateBadge tone={COMPLAINTS[state]} name={complaintStates[state]} />
);

export const WithdrawalBadge = ({ state }: { state: WithdrawalState }) => (
  <StateBadge tone={WITHDRAWALS[state]} name={withdrawalStates[state]} />
);

function StateBadge({ tone, name }: { tone: BadgeTone; name: string }) {
  return (
    <Badge tone={tone} className="whitespace-nowrap">
      {name}
    </Badge>
  );
}
