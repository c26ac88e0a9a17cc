import { ArticleView } from '#app/features/content/articles/article-view.tsx';
import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shellOf, shopName } from '#app/features/platform/seo/page-meta.ts';
import { imageAddress } from '#rules/platform/images/image-address.ts';
import { newsListLink } from '#rules/platform/links/screen-links.ts';
import * as articleTexts from '#texts/content/articles.ts';
import type { Route } from './+types/route.ts';
import { loadNewsItem } from './load.server.ts';
import { OtherNews } from './other-news.tsx';

const texts = articleTexts.news;

export const handle: PageHandle<Awaited<ReturnType<typeof loadNewsItem>>> = {
  page: 'news',
  isDocument: true,
  breadcrumbs: ({ item }) => [{ label: texts.title, to: newsListLink() }, { label: item.title }],
  hasPicture: ({ item }) => Boolean(item.photo),
};

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadNewsItem(context, url, params.id);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, lead, photo } = loaderData.item;
  const image = photo ? (shellOf(matches)?.origin ?? '') + imageAddress(photo, 1280) : undefined;
  return pageMeta({ title, shopName: shopName(matches), description: lead, image, type: 'article' });
}

export default function NewsItemRoute({ loaderData: { item, others } }: Route.ComponentProps) {
  return (
    <>
      <ArticleView article={item} />
      <OtherNews items={others} />
    </>
  );
}
