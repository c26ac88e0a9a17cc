import type { Day } from '#rules/platform/calendar/day.ts';
import { parseDate } from '#rules/platform/dates/date-format.ts';

/** The date of purchase from its three parts (S3.59); null when there is no such day or it has not come yet. */
export function purchaseDate(
  { year, month, day }: { year: string; month: string; day: string },
  today: Day,
): Day | null {
  if (![year, month, day].every((part) => /^\d{1,4}$/.test(part)) || year.length !== 4) return null;
  const date = parseDate(`${year}-${month}-${day}`, 'yy-m-d');
  return date && date <= today ? date : null;
}
