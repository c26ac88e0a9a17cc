import { ChevronRightIcon } from './icons/directions.tsx';
import { Link } from './link.tsx';
import * as uiTexts from './texts/ui.ts';

export type Crumb = { label: string; to?: string };

/** The way to this page; the last crumb is the page itself. Long ways scroll sideways instead of wrapping, and fade where they go on. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={uiTexts.breadcrumbs}>
      <ol className="-mx-1 flex items-center overflow-x-auto fade-end pr-8 text-sm text-ink-soft [scrollbar-width:none]">
        {crumbs.map((crumb, index) => (
          <li key={crumb.to ?? crumb.label} className="flex shrink-0 items-center">
            {index > 0 && <ChevronRightIcon className="size-4 text-line-strong" />}
            {crumb.to && index < crumbs.length - 1 ? (
              <Link
                to={crumb.to}
                className="flex min-h-9 items-center rounded-sm px-1 md:min-h-11 underline-offset-4 hover:text-ink hover:underline focus-visible:-outline-offset-3"
              >
                {crumb.label}
              </Link>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined} className="px-1 text-ink">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
