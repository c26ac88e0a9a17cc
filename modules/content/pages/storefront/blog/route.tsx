import { blogLink } from '#platform/links/rules/screen-links.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import * as footerTexts from '#platform/shell/texts/footer.ts';
import { joinWithHardSpaces } from '#platform/text/rules/hard-spaces.ts';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { Pagination } from '#platform/ui/pagination.tsx';
import * as articleTexts from '../../texts/articles.ts';
import { ArticleGrid } from '../articles/article-grid.tsx';
import { ByDateMenu } from '../articles/by-date-menu.tsx';
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

export const loader = ({ context, url }: Route.LoaderArgs) => loadBlog(context, url);

export function meta({ loaderData, matches }: Route.MetaArgs<typeof loader>) {
  const title = loaderData?.month ? `${texts.title}: ${texts.ofMonth(loaderData.month)}` : texts.title;
  return pageMeta({ title, page: loaderData?.page, shopName: shopName(matches), description: texts.lead });
}

export default function BlogRoute({ loaderData }: Route.ComponentProps<typeof loader>) {
  const { items, month, page, pages, years } = loaderData;
  return (
    <>
      <h1>{month === null ? texts.title : texts.ofMonth(month)}</h1>
      <p className="mt-2 max-w-prose text-lg text-ink-soft">{joinWithHardSpaces(texts.lead)}</p>
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
      <p className="mt-2 text-ink-soft">{joinWithHardSpaces(lead)}</p>
      <ButtonLink to="/newsletter" look="secondary" className="mt-5">
        {submit}
      </ButtonLink>
    </div>
  );
}
