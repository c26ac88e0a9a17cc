import * as texts from '#platform/paging/texts/pagination.ts';
import { ButtonLink } from './button-link.tsx';
import { classNames } from './class-names.ts';
import { ChevronLeftIcon, ChevronRightIcon } from './icons/directions.tsx';
import { Link } from './link.tsx';

type PaginationProps = {
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
};

export function Pagination({ page, pages, hrefFor }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={texts.label} className="pagination flex flex-wrap items-center justify-center gap-2">
      {page > 1 && (
        <ButtonLink to={hrefFor(page - 1)} look="secondary" rel="prev">
          <ChevronLeftIcon className="size-5" />
          {texts.previous}
        </ButtonLink>
      )}
      <p className="figures px-2 text-ink-soft md:hidden">{texts.current(page, pages)}</p>
      <ol className="hidden items-center gap-1 md:flex">
        {pageWindow(page, pages).map((mark, index) =>
          mark === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other identity than its place
            <li key={`gap-${index}`} aria-hidden="true" className="px-1 text-ink-soft">
              …
            </li>
          ) : (
            <li key={mark}>
              <Link
                to={hrefFor(mark)}
                aria-label={texts.page(mark)}
                aria-current={mark === page ? 'page' : undefined}
                className={classNames(
                  'figures flex size-11 items-center justify-center rounded-md font-semibold transition-colors',
                  mark === page ? 'bg-ink text-paper' : 'text-ink hover:bg-surface-2',
                )}
              >
                {mark}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        // The names by which other scripts find the next page (contract 3.13).
        <span className="pagination__element --next contents">
          <ButtonLink to={hrefFor(page + 1)} look="secondary" rel="next" className="pagination__link next">
            {texts.next}
            <ChevronRightIcon className="size-5" />
          </ButtonLink>
        </span>
      )}
    </nav>
  );
}

/** A page number, or a gap where numbers are left out. */
type PageMark = number | 'gap';

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
