import { newsListLink } from '#platform/links/rules/screen-links.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { joinWithHardSpaces } from '#platform/text/rules/hard-spaces.ts';
import { Pagination } from '#platform/ui/pagination.tsx';
import * as articleTexts from '../../texts/articles.ts';
import { ArticleGrid } from '../articles/article-grid.tsx';
import { loadNews } from './load.server.ts';

const texts = articleTexts.news;

export const handle: PageHandle = {
  page: 'news',
  isDocument: true,
  breadcrumbs: () => [{ label: texts.title }],
  canonicalParams: ['counter'],
};

export const loader = ({ context, url }: Route.LoaderArgs) => loadNews(context, url);

export function meta({ loaderData, matches }: Route.MetaArgs<typeof loader>) {
  const page = loaderData?.page;
  return pageMeta({ title: texts.title, page, shopName: shopName(matches), description: texts.lead });
}

/** S2.60 */
export default function NewsRoute({ loaderData: { items, page, pages } }: Route.ComponentProps<typeof loader>) {
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="mt-2 max-w-prose text-lg text-ink-soft">{joinWithHardSpaces(texts.lead)}</p>
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
