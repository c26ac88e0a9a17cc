import { newsListLink } from '#platform/links/rules/screen-links.ts';
import { Link } from '#platform/ui/link.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import type { ArticleTeaser } from '../../rules/article-teaser.ts';
import * as articleTexts from '../../texts/articles.ts';

const texts = articleTexts.news;

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
