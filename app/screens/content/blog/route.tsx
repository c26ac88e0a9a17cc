import { ArticleGrid } from '#app/features/content/articles/article-grid.tsx';
import { ByDateMenu } from '#app/features/content/articles/by-date-menu.tsx';
import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import { blogLink } from '#rules/platform/links/screen-links.ts';
import { keepTogether } from '#rules/platform/text/keep-together.ts';
import * as articleTexts from '#texts/content/articles.ts';
import * as footerTexts from '#texts/platform/footer.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import type { Route } from './+types/route.ts';
import { loadBlog } from './load.server.ts';

const texts = articleTexts.blog;

export const handle: PageHandle<{ month: string | null }> = {
  page: 'blog-list',
  isDocument: true,
  breadcrumbs: ({ month }) =>
    month === null
      ? [{ label: texts.title }]
      : [{ label: texts.title, to: blogLink() }, { label: texts.ofMonth(month) }],
  canonicalParams: ['miesiac', 'counter'],
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadBlog(context, url);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const title = loaderData?.month ? `${texts.title}: ${texts.ofMonth(loaderData.month)}` : texts.title;
  return pageMeta({ title, page: loaderData?.page, shopName: shopName(matches), description: texts.lead });
}

export default function BlogRoute({ loaderData }: Route.ComponentProps) {
  const { items, month, page, pages, years } = loaderData;
  return (
    <>
      <h1>{month === null ? texts.title : texts.ofMonth(month)}</h1>
      <p className="mt-2 max-w-prose text-lg text-ink-soft">{keepTogether(texts.lead)}</p>
      <div className="mt-8 grid gap-8 md:gap-10">
        {items.length > 0 ? (
          <ArticleGrid
            items={items}
            newest={month === null && page === 1 ? texts.newest : undefined}
            read={texts.read}
            fill={<NewsletterTile />}
          />
        ) : (
          <p>{texts.none}</p>
        )}
        <Pagination page={page} pages={pages} hrefFor={(wanted) => blogLink(month, wanted)} />
        <ByDateMenu years={years} month={month} wide />
      </div>
    </>
  );
}

function NewsletterTile() {
  const { title, lead, submit } = footerTexts.newsletter;
  return (
    <div className="flex h-full flex-col items-start justify-center rounded-lg bg-brand-soft p-6 lg:p-8">
      <h2 className="type-sub">{title}</h2>
      <p className="mt-2 text-ink-soft">{keepTogether(lead)}</p>
      <ButtonLink to="/newsletter" look="secondary" className="mt-5">
        {submit}
      </ButtonLink>
    </div>
  );
}
