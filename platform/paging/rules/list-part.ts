/** A stretch of a long list, in the order in which all of it is sorted. */
export interface ListPart {
  from: number;
  max: number;
}

export const FIRST_ROWS: ListPart = { from: 0, max: 200 };

const MAX_PAGES = 10_000;

/** The page a request names, counted from 1; anything else is the first. */
export function parsePage(text: string | null): number {
  const page = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(page, 1), MAX_PAGES);
}

/** The rows of a page and one more, which says that another page follows. */
export function partOfPage(page: number, size: number): ListPart {
  return { from: (page - 1) * size, max: size + 1 };
}
