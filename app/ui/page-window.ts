/** A page number, or a gap where numbers are left out. */
export type PageMark = number | 'gap';

/** First, last and the neighbours of the current page; never a gap that hides only one page. */
export function pageWindow(page: number, pages: number): PageMark[] {
  const wanted = new Set([1, pages, page - 1, page, page + 1].filter((mark) => mark >= 1 && mark <= pages));
  if (page === 4 || wanted.has(3)) wanted.add(2);
  if (page === pages - 3 || wanted.has(pages - 2)) wanted.add(pages - 1);
  const shown = [...wanted].filter((mark) => mark >= 1 && mark <= pages).sort((a, b) => a - b);
  return shown.flatMap((mark, index): PageMark[] => {
    const before = shown[index - 1];
    return before !== undefined && mark - before > 1 ? ['gap', mark] : [mark];
  });
}
