/** Parts of a written date as they stand in it (S3.61). */
export interface DateParts {
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
