import { type Day, warsawTime, writeDay, writeMinutes } from './day.ts';

/** S9.33: `yy` is the four-digit year, `y` its last two digits; one `m` or `d` has no leading zero. */
export const DEFAULT_DATE_FORMAT = 'mm/dd/yy';
/** S9.38: yyyy-mm-dd in the same signs. */
export const CALENDAR_DATE_FORMAT = 'yy-mm-dd';

const SIGNS = /yy?|mm?|dd?/g;

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

/** As everybody writes it: 17.11.2026. */
export function shortDay(date: Day): string {
  return formatDate(date, 'dd.mm.yy');
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
  const written = year >= 1000 ? writeDay(year, month, day) : '';
  // 31 February would quietly become a day of March, month 13 one of the next year.
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

/** S9.36: two-digit years up to so many years ahead belong to this century. */
export const CUTOFF_YEARS = 10;

/** The year meant by its last two digits: in 2026, 36 is 2036 and 37 is 1937. */
export function fullYear(twoDigits: number, thisYear: number, cutoff = CUTOFF_YEARS): number {
  const century = thisYear - (thisYear % 100);
  return twoDigits <= (thisYear % 100) + cutoff ? century + twoDigits : century - 100 + twoDigits;
}

/** Parts of a written date as they stand in it (S3.61). */
interface DateParts {
  year: string;
  month: string;
  day: string;
}

/** `2026-05-06` by its dashes: year, month, day. A time after the day is left out. */
export function splitDate(date: string): DateParts {
  const [year = '', month = '', day = ''] = date.slice(0, 10).split('-');
  return { year, month, day };
}

interface NewsDateStyle {
  /** The words day, month and year are replaced by the parts. */
  format?: string;
  /** January first; with them the month is a word and the day a plain number. */
  monthNames?: readonly string[];
}

/** S3.62: day-month-year unless another format is given. */
export function formatNewsDate(date: string, { format = 'day-month-year', monthNames }: NewsDateStyle = {}): string {
  const { year, month, day } = splitDate(date);
  const parts: Record<string, string> = monthNames
    ? { year, month: monthNames[Number(month) - 1] ?? month, day: String(Number(day)) }
    : { year, month, day };
  return format.replace(/day|month|year/g, (part) => parts[part] ?? part);
}

const long = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeZone: 'Europe/Warsaw' });

/** `2026-05-06`, or the shop's day of a moment, as 6 maja 2026; anything else stays as the shop wrote it. */
export function longDay(day: string | Date): string {
  if (day instanceof Date) return long.format(day);
  const date = new Date(`${day}T00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day;
  return isDay ? long.format(date) : day;
}

const short = new Intl.DateTimeFormat('pl-PL', { day: 'numeric', month: 'long', timeZone: 'Europe/Warsaw' });

/** The shop's day of a moment where its year goes without saying: 6 maja. */
export function dayAndMonth(moment: Date): string {
  return short.format(moment);
}

export function shortMoment(moment: Date): string {
  const { day: date, minutes } = warsawTime(moment);
  const { year, month, day } = splitDate(date);
  return `${day}.${month}.${year} ${writeMinutes(minutes)}`;
}
