import { Link } from '#app/ui/link.tsx';
import type { ArticleTeaser } from '#rules/content/pages/article-teaser.ts';
import { newsListLink } from '#rules/platform/links/screen-links.ts';
import * as articleTexts from '#texts/content/articles.ts';
import { TextLink } from '../../../ui/text-link.tsx';

const texts = articleTexts.news;

/** The newest items below the one that is read. */
export function OtherNews({ items }: { items: readonly Pick<ArticleTeaser, 'title' | 'link' | 'date'>[] }) {
  return (
    <nav aria-label={texts.others} className="mt-12 border-t border-line pt-10 md:mt-16 print:hidden">
      <h2>{texts.others}</h2>
      <ul className="mt-5 grid gap-x-8 gap-y-6 md:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
        {items.map(({ title, link, date }) => (
          <li key={link} className="group relative border-t-2 border-brand pt-3">
            <time dateTime={date} className="figures block text-sm text-ink-soft">
              {articleTexts.date(date)}
            </time>
            <Link
              to={link}
              className="mt-1 block type-sub group-hover:text-brand group-hover:underline after:absolute after:inset-0 after:content-['']"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <TextLink to={newsListLink()} className="mt-4 inline-flex min-h-11 items-center">
        {texts.back}
      </TextLink>
    </nav>
  );
}
