import type { RouterContextProvider } from 'react-router';
import { countPages, parseCounter } from '#app/features/platform/paging/paging.server.ts';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { NEWS_TAG } from '#rules/content/pages/page-snippets.ts';
import { countNews, listNews } from '#shop/content/pages/index.ts';
import { readingOf } from '#shop/platform/replicas/index.ts';

const ON_PAGE = 10;

export async function loadNews(context: Readonly<RouterContextProvider>, url: URL) {
  const shop = readingOf(context.get(shopContext));
  const page = parseCounter(url);
  const [items, total] = await Promise.all([listNews(shop, ON_PAGE, page * ON_PAGE), countNews(shop)]);
  const pages = countPages({ page, total, size: ON_PAGE });
  context.get(pageContext).cache({ tags: [NEWS_TAG] });
  return { items, page: page + 1, pages };
}
