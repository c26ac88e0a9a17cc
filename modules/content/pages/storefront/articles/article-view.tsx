import type { ReactNode } from 'react';
import { ShopImage } from '#platform/images/storefront/shop-image.tsx';
import { joinHtmlWithHardSpaces, joinWithHardSpaces } from '#platform/text/rules/hard-spaces.ts';
import { classNames } from '#platform/ui/class-names.ts';
import * as articleTexts from '../../texts/articles.ts';

interface ArticleViewProps {
  article: { title: string; lead: string; body: string; photo: string | null; date: string };
  by?: string;
  children?: ReactNode;
}

export function ArticleView({ article, by, children }: ArticleViewProps) {
  const { title, lead, body, photo, date } = article;
  return (
    <article className="article-columns">
      <header className={classNames('grid gap-6 lg:gap-12', photo && 'lg:grid-cols-[2fr_3fr] lg:items-center')}>
        <div>
          <h1>{joinWithHardSpaces(title)}</h1>
          <p className="mt-4 max-w-[44rem] text-lg text-pretty text-ink-soft lg:text-xl">{joinWithHardSpaces(lead)}</p>
        </div>
        {photo && (
          <div className="aspect-[3/2] overflow-hidden rounded-lg bg-surface-2 lg:aspect-[16/9]">
            <ShopImage
              file={photo}
              alt=""
              width={960}
              height={640}
              sizes="(min-width: 61.1875rem) 58vw, 92vw"
              priority
              className="size-full object-cover"
            />
          </div>
        )}
      </header>
      <p className="article-day flex flex-wrap gap-x-4 text-sm text-ink-soft">
        <time dateTime={date} className="figures">
          {articleTexts.date(date)}
        </time>
        {by && <span>{by}</span>}
      </p>
      <div
        className="article-text prose"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: editors' HTML is cleaned when it is saved
        dangerouslySetInnerHTML={{ __html: joinHtmlWithHardSpaces(body) }}
      />
      {children && <div className="article-aside">{children}</div>}
    </article>
  );
}
