import type { RouterContextProvider } from 'react-router';
import { countPages, parseCounter } from '#platform/paging/storefront/paging.server.ts';
import { readingOf } from '#platform/replicas/server/index.ts';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { groupByDate, parseMonth } from '../../rules/article-teaser.ts';
import { BLOG_TAG } from '../../rules/page-snippets.ts';
import { listBlog, listBlogDates } from '../../server/index.ts';

const ON_PAGE = 6;

export async function loadBlog(context: Readonly<RouterContextProvider>, url: URL) {
  const shop = readingOf(context.get(shopContext));
  const asked = url.searchParams.get('miesiac');
  const month = parseMonth(asked);
  if (asked && !month) throw notFound();
  const page = parseCounter(url);
  const [{ items, total }, dates] = await Promise.all([
    listBlog(shop, { month, from: page * ON_PAGE, limit: ON_PAGE }),
    listBlogDates(shop),
  ]);
  const pages = countPages({ page, total, size: ON_PAGE });
  context.get(pageContext).cache({ tags: [BLOG_TAG] });
  return { items, month, page: page + 1, pages, years: groupByDate(dates) };
}
