import { ShopImage } from '#app/features/platform/shop-image/shop-image.tsx';
import { Link } from '#app/ui/link.tsx';
import type { ArticleTeaser } from '#rules/content/pages/article-teaser.ts';
import * as articleTexts from '#texts/content/articles.ts';

/** Entries side by side; the pictures of the first row come at once. */
export function ArticleGrid({ items, heading, leads }: ArticleGridProps) {
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {items.map((entry, index) => (
        <li key={entry.id} className={leads && index === 0 ? 'md:col-span-2' : undefined}>
          {leads && index === 0 ? (
            <LeadStory entry={entry} />
          ) : (
            <ArticleCard entry={entry} lazy={index > 1} heading={heading} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The newest entry over the whole width: its words lie below the picture, and beside it where there is room. */
function LeadStory({ entry }: { entry: ArticleTeaser }) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-lg bg-brand-soft md:grid md:grid-cols-[3fr_2fr]">
      {entry.photo && (
        <div className="aspect-[3/2] overflow-hidden bg-surface-2">
          <ShopImage
            file={entry.photo}
            alt=""
            width={960}
            height={640}
            sizes="(min-width: 1200px) 640px, (min-width: 757px) 58vw, 92vw"
            priority
            className="size-full object-cover"
          />
        </div>
      )}
      <div className="flex flex-col justify-center p-5 md:p-8">
        <p className="figures text-sm text-ink-soft">
          <strong className="text-brand">{articleTexts.newest}</strong>
          {' · '}
          <time dateTime={entry.date}>{articleTexts.date(entry.date)}</time>
        </p>
        <h2 className="mt-2 type-section">
          <Link to={entry.link} className="group-hover:text-brand after:absolute after:inset-0 after:content-['']">
            {entry.title}
          </Link>
        </h2>
        <p className="mt-3 text-ink-soft">{entry.lead}</p>
      </div>
    </article>
  );
}

/** One entry in a list: picture, day, title and first words. The title is the link; its box is the whole card. */
function ArticleCard({ entry, lazy, heading: Heading = 'h2' }: ArticleCardProps) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface transition-colors hover:border-brand">
      {entry.photo && (
        <div className="aspect-[3/2] overflow-hidden bg-surface-2">
          <ShopImage
            file={entry.photo}
            alt=""
            width={640}
            height={427}
            sizes="(min-width: 1200px) 380px, (min-width: 757px) 44vw, 92vw"
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
            {entry.title}
          </Link>
        </Heading>
        <p className="mt-2 text-ink-soft">{entry.lead}</p>
      </div>
    </article>
  );
}

interface ArticleGridProps {
  items: ArticleTeaser[];
  heading?: 'h2' | 'h3';
  /** The first is the lead story. */
  leads?: boolean;
}

interface ArticleCardProps {
  entry: ArticleTeaser;
  lazy?: boolean;
  heading?: 'h2' | 'h3';
}
