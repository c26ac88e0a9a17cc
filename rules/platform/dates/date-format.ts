import { type Day, writeDay } from '#rules/platform/calendar/day.ts';
import { fullYear } from './full-year.ts';
import { splitDate } from './news-date.ts';

/** S9.33: `yy` is the four-digit year, `y` its last two digits; one `m` or `d` has no leading zero. */
export const DEFAULT_DATE_FORMAT = 'mm/dd/yy';
/** S9.38: yyyy-mm-dd in the same signs. */
export const CALENDAR_DATE_FORMAT = 'yy-mm-dd';

const SIGNS = /yy?|mm?|dd?/g;

/** A calendar day as a date picker writes it. */
export function formatDate(date: Day, format = DEFAULT_DATE_FORMAT): string {
  const { year, month, day } = splitDate(date);
  const written: Record<string, string> = {
    yy: year,
    mm: month,
    dd: day,
    y: year.slice(-2),
    m: String(Number(month)),
    d: String(Number(day)),
  };
  return format.replace(SIGNS, (sign) => written[sign] ?? sign);
}

/** Reads what was typed; null when it is no day. A year of two digits is filled up (S9.36). */
export function parseDate(text: string, format = DEFAULT_DATE_FORMAT, thisYear = 2000): Day | null {
  const order = format.match(SIGNS)?.map((sign) => sign.charAt(0)) ?? [];
  const pattern = format.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(SIGNS, (sign) => READS[sign] ?? sign);
  const found = new RegExp(`^${pattern}$`).exec(text.trim());
  if (!found) return null;
  const part = (sign: string) => found[order.indexOf(sign) + 1] ?? '';
  const year = part('y').length === 2 ? fullYear(Number(part('y')), thisYear) : Number(part('y'));
  const [month, day] = [Number(part('m')), Number(part('d'))];
  const written = year >= 1000 && month >= 1 && month <= 12 && day >= 1 ? writeDay(year, month, day) : '';
  // 31 February would quietly become a day of March.
  return Number(splitDate(written).month) === month && Number(splitDate(written).day) === day ? written : null;
}

const READS: Record<string, string> = {
  yy: '(\\d{4}|\\d{2})',
  y: '(\\d{2})',
  mm: '(\\d{1,2})',
  m: '(\\d{1,2})',
  dd: '(\\d{1,2})',
  d: '(\\d{1,2})',
};
