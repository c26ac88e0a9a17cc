import { useLocation } from 'react-router';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import * as texts from '../texts/panel.ts';

export interface QueuePages {
  page: number;
  hasNext: boolean;
}

/** To the pages before and after, of the same list and the same search. */
export function QueuePageLinks({ pages: { page, hasNext } }: { pages: QueuePages }) {
  const { pathname, search } = useLocation();
  const to = (wanted: number) => {
    const asked = new URLSearchParams(search);
    if (wanted === 1) asked.delete('strona');
    else asked.set('strona', String(wanted));
    return asked.size > 0 ? `${pathname}?${asked}` : pathname;
  };
  if (page === 1 && !hasNext) return null;
  return (
    <nav aria-label={texts.pages.label} className="mt-4 flex flex-wrap items-center gap-3">
      {page > 1 && (
        <ButtonLink to={to(page - 1)} look="secondary" rel="prev">
          {texts.pages.previous}
        </ButtonLink>
      )}
      <span className="figures text-ink-soft">{texts.pages.current(page)}</span>
      {hasNext && (
        <ButtonLink to={to(page + 1)} look="secondary" rel="next">
          {texts.pages.next}
        </ButtonLink>
      )}
    </nav>
  );
}
