import type { ReturnState } from '#modules/after-sale/claims/rules/return-state.ts';
import { markStages, type Stage } from '#platform/tracks/rules/mark-stages.ts';
import type { ReturnView } from './return-view.ts';

const USUAL: readonly ReturnState[] = ['filed', 'received', 'accepted', 'refunded'];

/** The way of a return from its filing to the money; one that ended otherwise is at its end, behind what it had passed. */
export function returnTrack({ state, events }: Pick<ReturnView, 'state' | 'events'>): Stage<ReturnState>[] {
  const reachedAt = (stage: ReturnState) => events.findLast(({ kind }) => kind === stage)?.at ?? null;
  if (USUAL.includes(state)) {
    return markStages(USUAL, (stage) => USUAL.indexOf(stage) <= USUAL.indexOf(state), reachedAt);
  }
  const passed = USUAL.filter((stage) => stage === 'filed' || reachedAt(stage) !== null);
  return markStages([...passed, state], () => true, reachedAt);
}
