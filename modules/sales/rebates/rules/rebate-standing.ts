export type RebateStanding = 'on' | 'deleted' | 'blocked' | 'over' | 'not-yet' | 'used-up';

interface Rebate {
  deleted: boolean;
  blocked: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  uses: number;
  /** Null: as often as it is typed. */
  maxUses: number | null;
}

/** How a rebate code stands for its owner; of several reasons why it does not work, the one nothing else can mend. */
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
