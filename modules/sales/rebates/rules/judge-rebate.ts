import type { Grosze } from '#platform/money/rules/grosze.ts';

export interface RebateFacts {
  source: 'code' | 'card';
  minimumWorth: Grosze | null;
  startsAt: Date | null;
  endsAt: Date | null;
  maxUses: number | null;
  uses: number;
  oncePerCustomer: boolean;
  combinable: boolean;
  blocked: boolean;
  deleted: boolean;
}

export interface RebateCircumstances {
  /** Worth of the goods, before rebates. */
  worth: Grosze;
  /** The customer has an order with it. */
  usedBefore: boolean;
  others: readonly { combinable: boolean }[];
  /** False when the basket has none of its products. */
  covers?: boolean;
  now: Date;
}

export type RebateVerdict =
  | { kind: 'ok'; endsAt: Date | null }
  | { kind: 'unknown' }
  | { kind: 'deleted' }
  | { kind: 'blocked' }
  | { kind: 'not-yet'; startsAt: Date }
  | { kind: 'expired'; endsAt: Date }
  | { kind: 'used-up' }
  | { kind: 'already-used' }
  | { kind: 'below-minimum'; minimum: Grosze; missing: Grosze }
  | { kind: 'not-combinable' }
  | { kind: 'not-covered' };

export type RebateRefusal = Exclude<RebateVerdict, { kind: 'ok' }>;

/** Whether a code or card counts for a basket. Permanent reasons come before temporary ones. */
export function judgeRebate(rebate: RebateFacts | null, around: RebateCircumstances): RebateVerdict {
  if (!rebate) return { kind: 'unknown' };
  if (rebate.deleted) return { kind: 'deleted' };
  if (rebate.blocked) return { kind: 'blocked' };
  const { startsAt, endsAt, minimumWorth } = rebate;
  if (endsAt && around.now >= endsAt) return { kind: 'expired', endsAt };
  if (rebate.maxUses !== null && rebate.uses >= rebate.maxUses) return { kind: 'used-up' };
  if (rebate.oncePerCustomer && around.usedBefore) return { kind: 'already-used' };
  if (startsAt && around.now < startsAt) return { kind: 'not-yet', startsAt };
  if (around.others.some((other) => !other.combinable || !rebate.combinable)) return { kind: 'not-combinable' };
  if (around.covers === false) return { kind: 'not-covered' };
  if (minimumWorth !== null && around.worth < minimumWorth) {
    return { kind: 'below-minimum', minimum: minimumWorth, missing: minimumWorth - around.worth };
  }
  return { kind: 'ok', endsAt };
}
