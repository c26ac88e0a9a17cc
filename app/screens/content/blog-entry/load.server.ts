import { type RouterContextProvider, redirect } from 'react-router';
import { notFound } from '#app/not-found.server.ts';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { groupByDate } from '#rules/content/pages/article-teaser.ts';
import { BLOG_TAG } from '#rules/content/pages/page-snippets.ts';
import { findBlogEntry, listBlog, listBlogDates } from '#shop/content/pages/index.ts';
import { readingOf } from '#shop/platform/replicas/index.ts';

const OTHERS = 2;

export async function loadBlogEntry(context: Readonly<RouterContextProvider>, url: URL, id: string) {
  const shop = readingOf(context.get(shopContext));
  const entry = await findBlogEntry(shop, Number(id));
  if (!entry) throw notFound();
  if (entry.link !== url.pathname) throw redirect(entry.link, 301);
  const [others, dates] = await Promise.all([listBlog(shop, { except: entry.id, limit: OTHERS }), listBlogDates(shop)]);
  context.get(pageContext).cache({ tags: [BLOG_TAG] });
  return { entry, others: others.items, years: groupByDate(dates) };
}
