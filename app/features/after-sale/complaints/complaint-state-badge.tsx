import type { ComplaintState } from '#rules/after-sale/complaints/complaint-state.ts';
import * as complaintTexts from '#texts/after-sale/complaints.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';

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
