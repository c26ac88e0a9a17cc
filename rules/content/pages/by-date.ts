import { splitDate } from '#rules/platform/dates/news-date.ts';

/** What a list of entries needs to know of one. */
export interface DatedEntry {
  id: number;
  title: string;
  link: string;
  /** `YYYY-MM-DD` */
  date: string;
}

export interface EntryMonth {
  /** `YYYY-MM`, as the address names it. */
  key: string;
  /** 1 to 12. */
  month: number;
  entries: DatedEntry[];
}

export interface EntryYear {
  year: number;
  /** How many entries it holds. */
  count: number;
  months: EntryMonth[];
}

/** S2.59: years, their months, their entries; the newest first, whatever the order they came in. */
export function groupByDate(entries: readonly DatedEntry[]): EntryYear[] {
  const years = new Map<string, Map<string, DatedEntry[]>>();
  for (const entry of entries.toSorted(newestFirst)) {
    const { year, month } = splitDate(entry.date);
    const months = years.get(year) ?? new Map<string, DatedEntry[]>();
    years.set(year, months.set(month, [...(months.get(month) ?? []), entry]));
  }
  return [...years].map(([year, months]) => ({
    year: Number(year),
    count: [...months.values()].reduce((sum, own) => sum + own.length, 0),
    months: [...months].map(([month, own]) => ({ key: `${year}-${month}`, month: Number(month), entries: own })),
  }));
}

/** The month an address asks for; null when it asks for none that can exist. */
export function readMonth(asked: string | null): string | null {
  return asked !== null && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(asked) ? asked : null;
}

function newestFirst(a: DatedEntry, b: DatedEntry): number {
  return b.date.localeCompare(a.date) || b.id - a.id;
}
