import { isDelivered } from '#modules/catalogue/availability/rules/size-status.ts';
import { WITHDRAWAL_DAYS } from '#platform/settings/rules/setting-values.ts';
import { addDays, type Day, warsawDay, weekDayOf } from '#platform/time/rules/day.ts';
import { isPolishHoliday } from '#platform/time/rules/working-days.ts';

export const SEND_BACK_DAYS = 14;

export interface WithdrawalFacts {
  type: string;
  placedAt: Date;
  lastDeliveredAt: Date | null;
  /** Without information about the right it lasts twelve months longer (art. 29). */
  informed: boolean;
}

/**
 * The last day to withdraw; null while goods are on their way, because the period has not begun. For digital content and services it begins
 * with the order, for goods with the last delivery.
 */
export function withdrawalDeadline({ type, placedAt, lastDeliveredAt, informed }: WithdrawalFacts): Day | null {
  const from = isDelivered(type) ? lastDeliveredAt : placedAt;
  if (!from) return null;
  const plain = addDays(warsawDay(from), WITHDRAWAL_DAYS);
  return freeDayMovesOn(informed ? plain : aYearLater(plain));
}

export function isInTime(deadline: Day | null, now: Date): boolean {
  return deadline === null || warsawDay(now) <= deadline;
}

/** Art. 115 of the civil code: a period that ends on a Saturday or holiday ends on the next working day. */
function freeDayMovesOn(day: Day): Day {
  let last = day;
  while (weekDayOf(last) >= 6 || isPolishHoliday(last)) last = addDays(last, 1);
  return last;
}

function aYearLater(day: Day): Day {
  const [year = '', ...rest] = day.split('-');
  const later = `${Number(year) + 1}-${rest.join('-')}`;
  // A year after 29 February is 28 February.
  return rest.join('-') === '02-29' ? `${Number(year) + 1}-02-28` : later;
}
