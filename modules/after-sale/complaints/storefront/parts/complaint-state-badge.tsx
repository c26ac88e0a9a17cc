import type { ComplaintState } from '#modules/after-sale/claims/rules/complaint-state.ts';
import { Badge, type BadgeTone } from '#platform/ui/badge.tsx';
import * as complaintTexts from '../../texts/storefront.ts';

const TONES: Record<ComplaintState, BadgeTone> = {
  new: 'brand',
  considered: 'brand',
  waiting: 'warn',
  accepted: 'ok',
  settled: 'ok',
  rejected: 'error',
  cancelled: 'neutral',
};

export function ComplaintStateBadge({ state }: { state: ComplaintState }) {
  return <Badge tone={TONES[state]}>{complaintTexts.states[state]}</Badge>;
}
