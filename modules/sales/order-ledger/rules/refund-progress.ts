import type { Grosze } from '#platform/money/rules/grosze.ts';

/**
 * One part of a refund. `asked`: nobody knows whether the provider heard of it; `accepted`: it is on its way; `by-hand`:
 * the owner pays it at the bank; `done`: the money went; `refused`: the provider does not give it back.
 */
export const REFUND_PART_STATES = ['asked', 'accepted', 'by-hand', 'done', 'refused'] as const;
export type RefundPartState = (typeof REFUND_PART_STATES)[number];

export interface RefundPart {
  amount: Grosze;
  state: RefundPartState;
}

/** How far the money of a refund that was decided on has come. */
export type RefundProgress = 'paid' | 'failed' | 'by-hand' | 'asked' | 'sent';

/** What needs somebody is said first: a part that failed, then one to be paid by hand. */
export function judgeRefund(amount: Grosze, parts: readonly RefundPart[]): RefundProgress {
  const has = (wanted: RefundPartState) => parts.some(({ state }) => state === wanted);
  if (notSent(amount, parts) > 0) return 'failed';
  if (has('by-hand')) return 'by-hand';
  if (has('asked')) return 'asked';
  return has('accepted') ? 'sent' : 'paid';
}

/** What no part carries, because a provider refused it. */
export function notSent(amount: Grosze, parts: readonly RefundPart[]): Grosze {
  return parts.filter(({ state }) => state !== 'refused').reduce((left, part) => left - part.amount, amount);
}
