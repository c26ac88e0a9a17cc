import { isDelivered } from '#modules/catalogue/availability/rules/size-status.ts';
import { WITHDRAWAL_DAYS } from '#platform/settings/rules/setting-values.ts';
import { addDays, type Day, warsawDay, weekDayOf } from '#platform/time/rules/day.ts';
import { isPolishHoliday } from '#platform/time/rules/working-days.ts';

/** Days in which the consumer sends the goods back after the statement (art. 34). */
export const SEND_BACK_DAYS = 14;

export interface WithdrawalFacts {
  type: string;
  placedAt: Date;
  /** When the last of the goods of this order came; null while something is on its way. */
  lastDeliveredAt: Date | null;
  /** Did the shop tell of the right? If not it lasts twelve months longer (art. 29). */
  informed: boolean;
}

/**
 * The last day on which a shopper may withdraw; null while the goods are on their way, for then the time has not begun.
 * Digital content and services count from the order, goods from the last of them that came.
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

/** Art. 115 of the civil code: a term that ends on a Saturday or a holiday ends on the next other day. */
function freeDayMovesOn(day: Day): Day {
  let last = day;
  while (weekDayOf(last) >= 6 || isPolishHoliday(last)) last = addDays(last, 1);
  return last;
}

function aYearLater(day: Day): Day {
  const [year = '', ...rest] = day.split('-');
  const later = `${Number(year) + 1}-${rest.join('-')}`;
  // A year after 29 February is the last of February.
  return rest.join('-') === '02-29' ? `${Number(year) + 1}-02-28` : later;
}
