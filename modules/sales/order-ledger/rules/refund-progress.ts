import type { Grosze } from '#platform/money/rules/grosze.ts';

/**
 * `asked`: it is unknown whether the provider received it; `accepted`: the provider sends it; `by-hand`: the owner pays it at the bank;
 * `done`: the money is sent; `refused`: the provider does not refund.
 */
export const REFUND_PART_STATES = ['asked', 'accepted', 'by-hand', 'done', 'refused'] as const;
export type RefundPartState = (typeof REFUND_PART_STATES)[number];

export interface RefundPart {
  amount: Grosze;
  state: RefundPartState;
}

export type RefundProgress = 'paid' | 'failed' | 'by-hand' | 'asked' | 'sent';

/** The most urgent part decides: a failed one, then one to pay by hand. */
export function judgeRefund(amount: Grosze, parts: readonly RefundPart[]): RefundProgress {
  const has = (wanted: RefundPartState) => parts.some(({ state }) => state === wanted);
  if (notSent(amount, parts) > 0) return 'failed';
  if (has('by-hand')) return 'by-hand';
  if (has('asked')) return 'asked';
  return has('accepted') ? 'sent' : 'paid';
}

/** Refused by a provider and not in another part. */
export function notSent(amount: Grosze, parts: readonly RefundPart[]): Grosze {
  return parts.filter(({ state }) => state !== 'refused').reduce((left, part) => left - part.amount, amount);
}
