import { Link } from '#app/ui/link.tsx';
import type { ArticleTeaser } from '#rules/content/pages/article-teaser.ts';
import { newsListLink } from '#rules/platform/links/screen-links.ts';
import * as articleTexts from '#texts/content/articles.ts';
import { TextLink } from '../../../ui/text-link.tsx';

const texts = articleTexts.news;

/** The newest items beside the one that is read. */
export function OtherNews({ items }: { items: readonly Pick<ArticleTeaser, 'title' | 'link' | 'date'>[] }) {
  return (
    <nav aria-label={texts.others} className="rounded-lg border border-line bg-surface p-5 print:hidden">
      <h2 className="type-sub">{texts.others}</h2>
      <ul className="mt-2 divide-y divide-line">
        {items.map(({ title, link, date }) => (
          <li key={link} className="group relative py-3">
            <time dateTime={date} className="figures block text-sm text-ink-soft">
              {articleTexts.date(date)}
            </time>
            <Link
              to={link}
              className="leading-snug group-hover:text-brand group-hover:underline after:absolute after:inset-0 after:content-['']"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <TextLink to={newsListLink()} className="inline-flex min-h-11 items-center">
        {texts.back}
      </TextLink>
    </nav>
  );
}
