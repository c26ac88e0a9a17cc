import type { ComplaintEvent, ComplaintState } from '#modules/after-sale/claims/rules/complaint-state.ts';
import { markStages, type Stage } from '#platform/tracks/rules/mark-stages.ts';

/** The way of a complaint from its filing to its end; a question to the shopper is where the shop looks into it. */
export function complaintTrack({
  state,
  timeline,
}: {
  state: ComplaintState;
  timeline: readonly Pick<ComplaintEvent, 'kind' | 'at'>[];
}): Stage<ComplaintState>[] {
  const reachedAt = (stage: ComplaintState) => timeline.findLast(({ kind }) => kind === stage)?.at ?? null;
  const stages = stagesOf(state);
  return markStages(stages, (stage) => stages.indexOf(stage) <= stages.indexOf(state), reachedAt);
}

function stagesOf(state: ComplaintState): readonly ComplaintState[] {
  if (state === 'cancelled') return ['new', 'cancelled'];
  if (state === 'rejected') return ['new', 'considered', 'rejected'];
  return ['new', state === 'waiting' ? 'waiting' : 'considered', 'accepted', 'settled'];
}
