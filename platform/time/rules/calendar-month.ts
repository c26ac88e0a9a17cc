import { addDays, type Day, weekDayOf, writeDay } from './day.ts';

/** S9.34 */
export const MONTH_STEP = 1;
/** S9.35 */
export const BIG_MONTH_STEP = 12;

const DAYS_A_WEEK = 7;

/** The weeks that hold this day's month, Monday first (S9.37); null stands for days of other months. */
export function monthWeeks(shown: Day): (Day | null)[][] {
  const month = shown.slice(0, 7);
  const first = `${month}-01`;
  const weeks: (Day | null)[][] = [];
  for (
    let monday = addDays(first, 1 - weekDayOf(first));
    monday.slice(0, 7) <= month;
    monday = addDays(monday, DAYS_A_WEEK)
  ) {
    const days = Array.from({ length: DAYS_A_WEEK }, (_, index) => addDays(monday, index));
    weeks.push(days.map((day) => (day.startsWith(month) ? day : null)));
  }
  return weeks;
}

/** The same day so many months away, or the last of that month when it is shorter. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDay = Number(writeDay(year, month + count + 1, 0).slice(8));
  return writeDay(year, month + count, Math.min(date, lastDay));
}

const MOVES: Record<string, (day: Day, big: boolean) => Day> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -DAYS_A_WEEK),
  ArrowDown: (day) => addDays(day, DAYS_A_WEEK),
  Home: (day) => addDays(day, 1 - weekDayOf(day)),
  End: (day) => addDays(day, DAYS_A_WEEK - weekDayOf(day)),
  PageUp: (day, big) => addMonths(day, -(big ? BIG_MONTH_STEP : MONTH_STEP)),
  PageDown: (day, big) => addMonths(day, big ? BIG_MONTH_STEP : MONTH_STEP),
};

/** Where a key leads from a day; null when it leads nowhere. With Shift the page keys take the big step. */
export function moveByKey(day: Day, key: string, shift: boolean): Day | null {
  return MOVES[key]?.(day, shift) ?? null;
}
