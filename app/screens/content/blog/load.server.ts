import type { RouterContextProvider } from 'react-router';
import { countPages, parseCounter } from '#app/features/platform/paging/paging.server.ts';
import { notFound } from '#app/not-found.server.ts';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { groupByDate, parseMonth } from '#rules/content/pages/article-teaser.ts';
import { BLOG_TAG } from '#rules/content/pages/page-snippets.ts';
import { listBlog, listBlogDates } from '#shop/content/pages/index.ts';
import { readingOf } from '#shop/platform/replicas/index.ts';

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
