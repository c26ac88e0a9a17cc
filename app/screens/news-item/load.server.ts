import { type RouterContextProvider, redirect } from 'react-router';
import { notFound } from '#app/not-found.server.ts';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { NEWS_TAG } from '#rules/content/content-tags.ts';
import { findNews } from '#shop/content/index.ts';

export async function loadNewsItem(context: Readonly<RouterContextProvider>, url: URL, id: string) {
  const item = await findNews(context.get(shopContext), Number(id));
  if (!item) throw notFound();
  if (item.link !== url.pathname) throw redirect(item.link, 301);
  context.get(pageContext).cache({ tags: [NEWS_TAG] });
  return item;
}
