import { DAY_MS, HOUR_MS } from './units.ts';

/**
 * How far the shop's clock is ahead of UTC: an hour, and two from the last Sunday of March to the last of October, as the law has it since
 * 1996. By hand, because the browser's own calendar takes a slow phone a tenth of a second to open. The database and what writes dates out
 * go by the machine's calendar; a test compares the two, and fails when the law has changed.
 */
export function aheadOfUtcMs(moment: number): number {
  const year = new Date(moment).getUTCFullYear();
  return moment >= clockChange(year, 3) && moment < clockChange(year, 10) ? 2 * HOUR_MS : HOUR_MS;
}

/** One o'clock UTC on the last Sunday of the month. */
function clockChange(year: number, month: number): number {
  const lastDay = Date.UTC(year, month, 0, 1);
  return lastDay - new Date(lastDay).getUTCDay() * DAY_MS;
}
