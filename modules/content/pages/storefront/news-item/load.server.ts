import { type RouterContextProvider, redirect } from 'react-router';
import { readingOf } from '#platform/replicas/server/index.ts';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { NEWS_TAG } from '../../rules/page-snippets.ts';
import { findNews, listNews } from '../../server/index.ts';

const OTHERS = 5;

export async function loadNewsItem(context: Readonly<RouterContextProvider>, url: URL, id: string) {
  const shop = readingOf(context.get(shopContext));
  const item = await findNews(shop, Number(id));
  if (!item) throw notFound();
  if (item.link !== url.pathname) throw redirect(item.link, 301);
  const newest = await listNews(shop, OTHERS + 1);
  context.get(pageContext).cache({ tags: [NEWS_TAG] });
  const others = newest.filter((other) => other.id !== item.id).slice(0, OTHERS);
  return { item, others: others.map(({ title, link, date }) => ({ title, link, date })) };
}
