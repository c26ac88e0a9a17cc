import { pageMeta } from '#app/features/platform/seo/page-meta.ts';
import { shopName } from '#app/features/platform/seo/shop-name.ts';
import type { PageHandle } from '#app/features/shell/page-handle.ts';
import { newsListLink } from '#rules/platform/links/screen-links.ts';
import { articleTexts } from '#texts/content/articles.ts';
import { Pagination } from '../../../ui/pagination.tsx';
import type { Route } from './+types/route.ts';
import { loadNews } from './load.server.ts';
import { NewsRow } from './news-row.tsx';

const texts = articleTexts.news;

export const handle: PageHandle = {
  page: 'news',
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

export default function NewsRoute({ loaderData: { items, page, pages } }: Route.ComponentProps) {
  return (
    <div className="max-w-4xl">
      <h1>{texts.title}</h1>
      <p className="mt-2 max-w-prose text-lg text-ink-soft">{texts.lead}</p>
      {items.length === 0 && <p className="mt-8">{texts.none}</p>}
      <ul className="mt-4 divide-y divide-line">
        {items.map((item, index) => (
          <li key={item.id}>
            <NewsRow item={item} lazy={index > 2} />
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <Pagination page={page} pages={pages} hrefFor={newsListLink} />
      </div>
    </div>
  );
}
