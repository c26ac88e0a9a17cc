import type { RouterContextProvider } from 'react-router';
import { countPages, parseCounter } from '#platform/paging/storefront/paging.server.ts';
import { readingOf } from '#platform/replicas/server/index.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { NEWS_TAG } from '../../rules/page-snippets.ts';
import { countNews, listNews } from '../../server/index.ts';

const ON_PAGE = 10;

export async function loadNews(context: Readonly<RouterContextProvider>, url: URL) {
  const shop = readingOf(context.get(shopContext));
  const page = parseCounter(url);
  const [items, total] = await Promise.all([listNews(shop, ON_PAGE, page * ON_PAGE), countNews(shop)]);
  const pages = countPages({ page, total, size: ON_PAGE });
  context.get(pageContext).cache({ tags: [NEWS_TAG] });
  return { items, page: page + 1, pages };
}
