import { addDays, type Day, weekDayOf } from './day.ts';
import { isPolishHoliday } from './polish-holidays.ts';

/** S9.41 */
export const DAYS_SEARCHED = 100;

/** Further days on which this shop does not work. */
export type ClosedDays = ReadonlySet<Day>;

const NONE: ClosedDays = new Set();

/** S9.39, S9.40: no weekend, no holiday, no closed day of the shop. */
export function isWorkingDay(day: Day, closed: ClosedDays = NONE): boolean {
  return weekDayOf(day) <= 5 && !isPolishHoliday(day) && !closed.has(day);
}

/** The first working day from this one on; null when the next 100 days hold none. */
export function firstWorkingDay(from: Day, closed: ClosedDays = NONE): Day | null {
  return workingDayAfter(addDays(from, -1), 1, closed, DAYS_SEARCHED);
}

/** The day that is `count` working days after this one; null when it lies beyond 100 days (S9.41). */
export function addWorkingDays(from: Day, count: number, closed: ClosedDays = NONE): Day | null {
  return count === 0 ? from : workingDayAfter(from, count, closed, DAYS_SEARCHED);
}

function workingDayAfter(from: Day, count: number, closed: ClosedDays, searched: number): Day | null {
  let left = count;
  for (let ahead = 1; ahead <= searched; ahead += 1) {
    const day = addDays(from, ahead);
    if (isWorkingDay(day, closed)) left -= 1;
    if (left === 0) return day;
  }
  return null;
}
