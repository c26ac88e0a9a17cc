import { ArticleGrid } from '#app/features/content/articles/article-grid.tsx';
import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import { newsListLink } from '#rules/platform/links/screen-links.ts';
import { keepTogether } from '#rules/platform/text/keep-together.ts';
import * as articleTexts from '#texts/content/articles.ts';
import { Pagination } from '../../../ui/pagination.tsx';
import type { Route } from './+types/route.ts';
import { loadNews } from './load.server.ts';

const texts = articleTexts.news;

export const handle: PageHandle = {
  page: 'news',
  isDocument: true,
  breadcrumbs: () => [{ label: texts.title }],
  canonicalParams: ['counter'],
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadNews(context, url);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const page = loaderData?.page;
  return pageMeta({ title: texts.title, page, shopName: shopName(matches), description: texts.lead });
}

/** The dated list of S2.60. */
export default function NewsRoute({ loaderData: { items, page, pages } }: Route.ComponentProps) {
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="mt-2 max-w-prose text-lg text-ink-soft">{keepTogether(texts.lead)}</p>
      <div className="mt-8">
        {items.length > 0 ? (
          <ArticleGrid items={items} newest={page === 1 ? texts.newest : undefined} />
        ) : (
          <p>{texts.none}</p>
        )}
      </div>
      <div className="mt-8">
        <Pagination page={page} pages={pages} hrefFor={newsListLink} />
      </div>
    </>
  );
}
