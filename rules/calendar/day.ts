/** A calendar day as `YYYY-MM-DD`: compares and sorts as text. */
export type Day = string;

const MILLISECONDS = 24 * 60 * 60 * 1000;

export function writeDay(year: number, month: number, day: number): Day {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * MILLISECONDS).toISOString().slice(0, 10);
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / MILLISECONDS);
}

/** 1 Monday … 7 Sunday. */
export function weekDayOf(day: Day): number {
  return ((new Date(day).getUTCDay() + 6) % 7) + 1;
}
