export type RebateStanding = 'on' | 'deleted' | 'blocked' | 'over' | 'not-yet' | 'used-up';

interface Rebate {
  deleted: boolean;
  blocked: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  uses: number;
  /** Null: any number of times. */
  maxUses: number | null;
}

/** Status for the owner; of several reasons why a code does not work, the most permanent one. */
export function rebateStanding(
  { deleted, blocked, startsAt, endsAt, uses, maxUses }: Rebate,
  now: Date,
): RebateStanding {
  if (deleted) return 'deleted';
  if (blocked) return 'blocked';
  if (endsAt && endsAt <= now) return 'over';
  if (startsAt && startsAt > now) return 'not-yet';
  return maxUses !== null && uses >= maxUses ? 'used-up' : 'on';
}
