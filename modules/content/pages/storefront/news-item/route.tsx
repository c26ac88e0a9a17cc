import { imageAddress } from '#platform/images/rules/image-address.ts';
import { newsListLink } from '#platform/links/rules/screen-links.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shellOf, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import * as articleTexts from '../../texts/articles.ts';
import { ArticleView } from '../articles/article-view.tsx';
import { loadNewsItem } from './load.server.ts';
import { OtherNews } from './other-news.tsx';

const texts = articleTexts.news;

export const handle: PageHandle<Awaited<ReturnType<typeof loadNewsItem>>> = {
  page: 'news',
  isDocument: true,
  breadcrumbs: ({ item }) => [{ label: texts.title, to: newsListLink() }, { label: item.title }],
  hasPicture: ({ item }) => Boolean(item.photo),
};

export const loader = ({ context, url, params }: Route.LoaderArgs<'id', 'slug'>) =>
  loadNewsItem(context, url, params.id);

export function meta({ loaderData, matches }: Route.MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { title, lead, photo } = loaderData.item;
  const image = photo ? (shellOf(matches)?.origin ?? '') + imageAddress(photo, 1280) : undefined;
  return pageMeta({ title, shopName: shopName(matches), description: lead, image, type: 'article' });
}

export default function NewsItemRoute({ loaderData: { item, others } }: Route.ComponentProps<typeof loader>) {
  return (
    <>
      <ArticleView article={item} />
      <OtherNews items={others} />
    </>
  );
}
