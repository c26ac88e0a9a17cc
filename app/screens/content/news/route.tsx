import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import { ShopImage } from '#app/features/platform/shop-image/shop-image.tsx';
import { Link } from '#app/ui/link.tsx';
import type { ArticleTeaser } from '#rules/content/pages/article-teaser.ts';
import { newsListLink } from '#rules/platform/links/screen-links.ts';
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

export default function NewsRoute({ loaderData: { items, page, pages } }: Route.ComponentProps) {
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="mt-2 max-w-prose text-lg text-ink-soft">{texts.lead}</p>
      {items.length === 0 && <p className="mt-8">{texts.none}</p>}
      <ul className="mt-4 grid lg:grid-cols-2 lg:gap-x-12">
        {items.map((item, index) => (
          <li key={item.id} className="border-b border-line">
            <NewsRow item={item} lazy={index > 2} />
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <Pagination page={page} pages={pages} hrefFor={newsListLink} />
      </div>
    </>
  );
}

/** One item of the dated list (S2.60). */
function NewsRow({ item, lazy }: { item: ArticleTeaser; lazy: boolean }) {
  return (
    <article className="group relative grid gap-4 py-6 sm:grid-cols-[12rem_1fr] sm:gap-6">
      {item.photo && (
        <div className="aspect-[3/2] overflow-hidden rounded-md bg-surface-2">
          <ShopImage
            file={item.photo}
            alt=""
            width={384}
            height={256}
            sizes="(min-width: 480px) 12rem, 92vw"
            lazy={lazy}
            className="size-full object-cover"
          />
        </div>
      )}
      <div>
        <time dateTime={item.date} className="figures text-sm text-ink-soft">
          {articleTexts.date(item.date)}
        </time>
        <h2 className="mt-1 type-sub">
          <Link to={item.link} className="group-hover:text-brand after:absolute after:inset-0 after:content-['']">
            {item.title}
          </Link>
        </h2>
        <p className="mt-2 max-w-prose text-ink-soft">{item.lead}</p>
      </div>
    </article>
  );
}
