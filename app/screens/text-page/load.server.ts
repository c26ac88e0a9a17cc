import type { RouterContextProvider } from 'react-router';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { textPageTag } from '#rules/content/content-tags.ts';
import { findTextPage } from '#shop/content/index.ts';
import { notFound } from '../../not-found.server.ts';

export async function loadTextPage(context: Readonly<RouterContextProvider>, url: URL) {
  const address = url.pathname.slice(1);
  const page = await findTextPage(context.get(shopContext), address);
  if (!page) throw notFound();
  context.get(pageContext).cache({ tags: [textPageTag(address)] });
  return { title: page.title, body: page.body };
}
