import type { RouterContextProvider } from 'react-router';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { markChapters } from '#rules/content/pages/article-teaser.ts';
import { textPageTag } from '#rules/content/pages/page-snippets.ts';
import { textOfHtml } from '#rules/platform/html/text-of-html.ts';
import { TEXT_PAGE_ADDRESSES } from '#rules/platform/navigation/document-addresses.ts';
import { keepUnbroken } from '#rules/platform/text/keep-unbroken.ts';
import { warsawDay } from '#rules/platform/time/day.ts';
import { findTextPage, listTextPages } from '#shop/content/pages/index.ts';
import { readingOf } from '#shop/platform/replicas/index.ts';
import { notFound } from '../../../not-found.server.ts';

export async function loadTextPage(context: Readonly<RouterContextProvider>, url: URL) {
  const shop = readingOf(context.get(shopContext));
  const address = url.pathname.slice(1);
  const [page, pages] = await Promise.all([findTextPage(shop, address), listTextPages(shop)]);
  if (!page) throw notFound();
  // The other texts are named here: a new title of theirs is a new page.
  context.get(pageContext).cache({ tags: TEXT_PAGE_ADDRESSES.map(textPageTag) });
  const { html, chapters } = markChapters(page.body);
  return {
    title: page.title,
    about: textOfHtml(page.body.split('<p>', 2)[1]?.split('</p>', 1)[0] ?? ''),
    changed: warsawDay(page.updatedAt),
    body: keepUnbroken(html),
    chapters,
    others: pages.flatMap((other) =>
      other.address === address ? [] : { to: `/${other.address}`, label: other.title },
    ),
  };
}
