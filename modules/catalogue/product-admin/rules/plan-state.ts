import type { Grosze } from '#platform/money/rules/grosze.ts';

export type PlanState = 'planned' | 'running' | 'over' | 'cancelled';

interface PlanTimes {
  startsAt: Date;
  endsAt: Date;
  /** Null until it has begun. */
  begunAt: Date | null;
  cancelledAt: Date | null;
}

export function planState({ cancelledAt, begunAt, endsAt }: PlanTimes, now: Date): PlanState {
  if (cancelledAt) return 'cancelled';
  if (endsAt <= now) return 'over';
  return begunAt ? 'running' : 'planned';
}

/** A price and what it is reduced from; null where nothing is. */
export interface PlacedPrice {
  price: Grosze;
  regularPrice: Grosze | null;
}

/**
 * Cost of a size when a plan that made it `planned` is over: what it cost before, also when that was a reduction of its own.
 * A price changed meanwhile stays; one that was moved with its regular price goes back to that one. Null: nothing changes.
 */
export function priceAfterPlan(planned: Grosze, before: PlacedPrice, now: PlacedPrice): PlacedPrice | null {
  const reducedFrom = Math.max(before.price, before.regularPrice ?? 0);
  if (now.price === planned || now.regularPrice === reducedFrom) return before;
  return now.regularPrice === null ? null : { price: now.regularPrice, regularPrice: null };
}
