import { imageAddress } from '#rules/images/image-address.ts';
import { newsListLink } from '#rules/links/screen-links.ts';
import { articleTexts } from '#texts/articles.ts';
import { ArticleView } from '../../features/articles/article-view.tsx';
import { pageMeta } from '../../features/seo/page-meta.ts';
import { shellOf, shopName } from '../../features/seo/shop-name.ts';
import type { PageHandle } from '../../features/shell/page-handle.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { Route } from './+types/route.ts';
import { loadNewsItem } from './load.server.ts';

const texts = articleTexts.news;

export const handle: PageHandle<{ title: string; photo: string | null }> = {
  page: 'news',
  breadcrumbs: ({ title }) => [{ label: texts.title, to: newsListLink() }, { label: title }],
  hasPicture: ({ photo }) => Boolean(photo),
};

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadNewsItem(context, url, params.id);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, lead, photo } = loaderData;
  const image = photo ? (shellOf(matches)?.origin ?? '') + imageAddress(photo, 1280) : undefined;
  return pageMeta({ title, shopName: shopName(matches), description: lead, image, type: 'article' });
}

export default function NewsItemRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ArticleView article={loaderData} />
      <ButtonLink to={newsListLink()} look="secondary" className="mt-8 print:hidden">
        {texts.back}
      </ButtonLink>
    </>
  );
}
