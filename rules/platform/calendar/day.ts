/** A calendar day as `YYYY-MM-DD`: compares and sorts as text. */
export type Day = string;

const MILLISECONDS = 24 * 60 * 60 * 1000;

export function writeDay(year: number, month: number, day: number): Day {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** Is the text a day of the calendar? */
export function isDay(text: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
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
