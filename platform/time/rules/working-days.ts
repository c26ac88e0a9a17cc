import { addDays, type Day, weekDayOf, writeDay } from './day.ts';

/** S9.41 */
export const DAYS_SEARCHED = 100;

/** Further days on which this shop does not work. */
export type ClosedDays = ReadonlySet<Day>;

const NONE: ClosedDays = new Set();

/** 1 Monday … 5 Friday. */
export const WORKING_WEEK: readonly number[] = [1, 2, 3, 4, 5];

/** S9.39, S9.40: no weekend, no holiday, no closed day of the shop. */
export function isWorkingDay(day: Day, closed: ClosedDays = NONE, week = WORKING_WEEK): boolean {
  return week.includes(weekDayOf(day)) && !isPolishHoliday(day) && !closed.has(day);
}

/** The first working day from this one on; null when the next 100 days hold none. */
export function firstWorkingDay(from: Day, closed: ClosedDays = NONE): Day | null {
  return workingDayAfter(addDays(from, -1), 1, closed);
}

/** The day that is `count` working days after this one; null when it is beyond 100 days (S9.41). */
export function addWorkingDays(
  from: Day,
  count: number,
  closed: ClosedDays = NONE,
  week: readonly number[] = WORKING_WEEK,
): Day | null {
  return count === 0 ? from : workingDayAfter(from, count, closed, week);
}

function workingDayAfter(from: Day, count: number, closed: ClosedDays, week = WORKING_WEEK): Day | null {
  let left = count;
  for (let ahead = 1; ahead <= DAYS_SEARCHED; ahead += 1) {
    const day = addDays(from, ahead);
    if (isWorkingDay(day, closed, week)) left -= 1;
    if (left === 0) return day;
  }
  return null;
}

/** Month and day of the holidays that never move; Christmas Eve is one since 2025. */
const FIXED = ['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-25', '12-26'];
const CHRISTMAS_EVE = '12-24';
const CHRISTMAS_EVE_SINCE = 2025;

/** Easter Sunday, Easter Monday, Pentecost and Corpus Christi, in days from Easter. */
const FROM_EASTER = [0, 1, 49, 60];

/** Is this day free by law in Poland? (S9.39) */
export function isPolishHoliday(day: Day): boolean {
  const year = Number(day.slice(0, 4));
  const date = day.slice(5);
  if (FIXED.includes(date) || (date === CHRISTMAS_EVE && year >= CHRISTMAS_EVE_SINCE)) return true;
  const easter = easterSunday(year);
  return FROM_EASTER.some((offset) => addDays(easter, offset) === day);
}

/** The Sunday after the first full moon of spring, by the Gregorian computus. */
export function easterSunday(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const skippedLeaps = century - Math.floor(century / 4);
  const moonDrift = Math.floor((8 * century + 13) / 25);
  const epact = (skippedLeaps - moonDrift + 19 * golden + 15) % 30;
  const moon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekDay = (year + Math.floor(year / 4) + moon + 2 - skippedLeaps) % 7;
  const fromMarch = moon - weekDay;
  const month = 3 + Math.floor((fromMarch + 40) / 44);
  return writeDay(year, month, fromMarch + 28 - 31 * Math.floor(month / 4));
}
