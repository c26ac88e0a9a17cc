import type { ReturnState } from '#rules/after-sale/returns/return-state.ts';
import { returnsTexts } from '#texts/after-sale/returns.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';

const TONES: Record<ReturnState, BadgeTone> = {
  draft: 'neutral',
  filed: 'brand',
  received: 'brand',
  accepted: 'brand',
  refunded: 'ok',
  refused: 'error',
  cancelled: 'neutral',
};

export function ReturnStateBadge({ state }: { state: ReturnState }) {
  return <Badge tone={TONES[state]}>{returnsTexts.states[state]}</Badge>;
}
