import type { ReactNode } from 'react';
import { ShopImage } from '#platform/images/storefront/shop-image.tsx';
import { joinWithHardSpaces } from '#platform/text/rules/hard-spaces.ts';
import { classNames } from '#platform/ui/class-names.ts';
import { ChevronDownIcon } from '#platform/ui/icons/arrows.tsx';
import { Link } from '#platform/ui/link.tsx';
import type { ArticleTeaser } from '../../rules/article-teaser.ts';
import * as articleTexts from '../../texts/articles.ts';

export function ArticleGrid({ items, heading, newest, read, fill }: ArticleGridProps) {
  const lead = newest ? items[0] : undefined;
  const others = lead ? items.slice(1) : items;
  return (
    <div className="grid gap-6 lg:gap-8">
      {lead && <LeadStory entry={lead} newest={newest} read={read} />}
      {others.length > 0 && (
        <ul className="article-grid">
          {others.map((entry, index) => (
            <li key={entry.id} className="@container">
              <ArticleCard entry={entry} lazy={lead !== undefined || index > 2} heading={heading} />
            </li>
          ))}
          {fill && <li className="article-fill">{fill}</li>}
        </ul>
      )}
    </div>
  );
}

function LeadStory({ entry, newest, read }: { entry: ArticleTeaser } & Pick<ArticleGridProps, 'newest' | 'read'>) {
  return (
    <article
      className={classNames(
        'group relative flex flex-col overflow-hidden rounded-lg bg-brand-soft',
        entry.photo && 'md:grid md:grid-cols-[3fr_2fr]',
      )}
    >
      {entry.photo && (
        <div className="relative aspect-[3/2] overflow-hidden bg-surface-2 md:max-xl:aspect-auto xl:aspect-[16/9]">
          <ShopImage
            file={entry.photo}
            alt=""
            width={960}
            height={640}
            sizes="(min-width: 100rem) 56.875rem, (min-width: 47.3125rem) 58vw, 92vw"
            priority
            className="absolute inset-0 size-full object-cover"
          />
        </div>
      )}
      <div className="flex flex-col justify-center p-5 md:p-8 xl:p-12">
        <p className="figures text-sm text-ink-soft">
          <strong className="text-brand">{newest}</strong>
          {' · '}
          <time dateTime={entry.date}>{articleTexts.date(entry.date)}</time>
        </p>
        <h2 className="mt-2 type-section xl:type-title">
          <Link to={entry.link} className="group-hover:text-brand after:absolute after:inset-0 after:content-['']">
            {joinWithHardSpaces(entry.title)}
          </Link>
        </h2>
        <p className="mt-3 text-ink-soft xl:text-lg">{joinWithHardSpaces(entry.lead)}</p>
        {read && (
          <p aria-hidden="true" className="mt-5 inline-flex items-center gap-1 font-semibold text-brand">
            {read}
            <ChevronDownIcon className="size-5 -rotate-90 transition-transform group-hover:translate-x-1" />
          </p>
        )}
      </div>
    </article>
  );
}

function ArticleCard({ entry, lazy, heading: Heading = 'h2' }: ArticleCardProps) {
  return (
    <article
      className={classNames(
        'group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface transition-colors hover:border-brand',
        entry.photo && '@3xl:grid @3xl:grid-cols-2 @3xl:items-center',
      )}
    >
      {entry.photo && (
        <div className="aspect-[3/2] overflow-hidden bg-surface-2 @xl:aspect-[9/4]">
          <ShopImage
            file={entry.photo}
            alt=""
            width={640}
            height={427}
            sizes="(min-width: 61.1875rem) 46vw, (min-width: 47.3125rem) 44vw, 92vw"
            lazy={lazy}
            className="size-full object-cover"
          />
        </div>
      )}
      <div className="flex flex-1 flex-col p-5">
        <time dateTime={entry.date} className="figures text-sm text-ink-soft">
          {articleTexts.date(entry.date)}
        </time>
        <Heading className="mt-1 text-xl">
          <Link to={entry.link} className="group-hover:text-brand after:absolute after:inset-0 after:content-['']">
            {joinWithHardSpaces(entry.title)}
          </Link>
        </Heading>
        <p className="mt-2 text-ink-soft">{joinWithHardSpaces(entry.lead)}</p>
      </div>
    </article>
  );
}

interface ArticleGridProps {
  items: ArticleTeaser[];
  heading?: 'h2' | 'h3';
  newest?: string;
  read?: string;
  fill?: ReactNode;
}

interface ArticleCardProps {
  entry: ArticleTeaser;
  lazy?: boolean;
  heading?: 'h2' | 'h3';
}
