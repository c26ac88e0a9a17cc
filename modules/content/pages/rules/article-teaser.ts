import { textOfHtml } from '#platform/html/rules/text-of-html.ts';
import { slugOf } from '#platform/links/rules/slug.ts';
import { splitDate } from '#platform/time/rules/date-format.ts';

export interface ArticleTeaser {
  id: number;
  title: string;
  link: string;
  lead: string;
  photo: string | null;
  /** `YYYY-MM-DD` */
  date: string;
}

export interface Chapter {
  id: string;
  title: string;
}

export function markChapters(html: string): { html: string; chapters: Chapter[] } {
  const chapters: Chapter[] = [];
  const marked = html.replace(/<h2>([^<]*(?:<(?!\/?h2>)[^<]*)*)<\/h2>/g, (_, inside: string) => {
    const title = textOfHtml(inside);
    const slug = slugOf(title);
    const before = chapters.filter(({ id }) => id.split('--')[0] === slug).length;
    // A slug never has two dashes in a row, so this id is free.
    const id = before === 0 ? slug : `${slug}--${before + 1}`;
    chapters.push({ id, title });
    return `<h2 id="${id}">${inside}</h2>`;
  });
  return { html: marked, chapters };
}

export function productsIn(html: string): number[] {
  return [...new Set([...html.matchAll(/href="\/produkt\/(\d{1,9})[/"]/g)].map(([, id]) => Number(id)))];
}

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
  /** 1 to 12 */
  month: number;
  entries: DatedEntry[];
}

export interface EntryYear {
  year: number;
  count: number;
  months: EntryMonth[];
}

/** S2.59 */
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

export function parseMonth(asked: string | null): string | null {
  return asked !== null && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(asked) ? asked : null;
}

function newestFirst(a: DatedEntry, b: DatedEntry): number {
  return b.date.localeCompare(a.date) || b.id - a.id;
}
