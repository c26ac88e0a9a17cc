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
  /** This shopper has an order with it. */
  usedBefore: boolean;
  /** Others in the same basket. */
  others: readonly { combinable: boolean }[];
  /** False when it is for some products only and none of them is in the basket. */
  covers?: boolean;
  now: Date;
}

/** Every outcome of giving a code or the number of a card. Texts stand in modules/sales/rebates/texts/storefront.ts. */
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

/** May this code or card be used for this basket now? What never comes right is said before what may. */
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
