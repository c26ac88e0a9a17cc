import { blogLink } from '#platform/links/rules/screen-links.ts';
import { classNames } from '#platform/ui/class-names.ts';
import { ChevronDownIcon } from '#platform/ui/icons/arrows.tsx';
import { Link } from '#platform/ui/link.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import type { EntryMonth, EntryYear } from '../../rules/article-teaser.ts';
import * as articleTexts from '../../texts/articles.ts';

const texts = articleTexts.blog;

interface ByDateMenuProps {
  years: EntryYear[];
  month: string | null;
  entryId?: number;
  wide?: boolean;
}

/** S2.59 */
export function ByDateMenu({ years, month, entryId, wide }: ByDateMenuProps) {
  const openYear = month === null ? undefined : Number(month.slice(0, 4));
  return (
    <nav
      aria-label={texts.menu}
      className={classNames('rounded-lg border border-line bg-surface p-5 print:hidden', wide && 'md:px-8 md:py-6')}
    >
      <div className={classNames('flex flex-wrap items-center gap-x-6', wide && 'justify-between')}>
        <h2 className={classNames('type-sub', !wide && 'basis-full')}>{texts.menu}</h2>
        <TextLink to={blogLink()} className="inline-flex min-h-11 items-center">
          {texts.all}
        </TextLink>
      </div>
      <ul
        className={
          wide
            ? 'grid items-start gap-x-10 max-md:divide-y md:mt-2 md:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]'
            : 'divide-y divide-line'
        }
      >
        {years.map(({ year, count, months }) => (
          <li key={year} className={wide ? 'border-line md:border-t' : undefined}>
            <details className="group/year" open={entryId === undefined && year === openYear}>
              <summary className="flex min-h-11 items-center justify-between font-semibold hover:text-brand">
                <span aria-hidden="true">{texts.year(year, count)}</span>
                <span className="sr-only">{texts.yearLabel(year, count)}</span>
                <ChevronDownIcon className="size-5 text-ink-soft transition-transform duration-calm group-open/year:rotate-180" />
              </summary>
              <ul className="pb-3">
                {months.map((own) => (
                  <Month key={own.key} year={year} own={own} entryId={entryId} shown={own.key === month} />
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface MonthProps {
  year: number;
  own: EntryMonth;
  shown: boolean;
  entryId?: number;
}

function Month({ year, own: { key, month, entries }, shown, entryId }: MonthProps) {
  return (
    <li className="mt-1">
      <Link
        to={blogLink(key)}
        aria-label={texts.monthLabel(month, year, entries.length)}
        aria-current={shown && entryId === undefined ? 'page' : undefined}
        className="flex min-h-11 items-center justify-between rounded-sm px-2 hover:bg-surface-2 aria-[current]:bg-brand-soft aria-[current]:font-semibold"
      >
        {texts.month(month, year)}
        <span className="figures text-sm text-ink-soft">{entries.length}</span>
      </Link>
      <ul className="ml-2 border-l border-line pl-3 text-sm">
        {entries.map(({ id, title, link }) => (
          <li key={id}>
            <Link
              to={link}
              aria-current={id === entryId ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-sm py-1 leading-snug text-ink-soft hover:text-brand hover:underline lg:min-h-9 aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
