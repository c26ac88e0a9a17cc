import type { RouterContextProvider } from 'react-router';
import { textOfHtml } from '#platform/html/rules/text-of-html.ts';
import { TEXT_PAGE_ADDRESSES } from '#platform/navigation/rules/document-addresses.ts';
import { readingOf } from '#platform/replicas/server/index.ts';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { keepUnbroken } from '#platform/text/rules/unbroken-words.ts';
import { warsawDay } from '#platform/time/rules/day.ts';
import { markChapters } from '../../rules/article-teaser.ts';
import { textPageTag } from '../../rules/page-snippets.ts';
import { findTextPage, listTextPages } from '../../server/index.ts';

export async function loadTextPage(context: Readonly<RouterContextProvider>, url: URL) {
  const shop = readingOf(context.get(shopContext));
  const address = url.pathname.slice(1);
  const [page, pages] = await Promise.all([findTextPage(shop, address), listTextPages(shop)]);
  if (!page) throw notFound();
  // Titles of all text pages are on each of them.
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
