import { type RouterContextProvider, redirect } from 'react-router';
import { getProductCards } from '#modules/catalogue/listing-index/server/index.ts';
import { productTag } from '#modules/catalogue/products/rules/cache-tags.ts';
import { readingOf } from '#platform/replicas/server/index.ts';
import { notFound } from '#platform/shell/storefront/not-found.server.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { groupByDate, productsIn } from '../../rules/article-teaser.ts';
import { BLOG_TAG } from '../../rules/page-snippets.ts';
import { findBlogEntry, listBlog, listBlogDates } from '../../server/index.ts';

const OTHERS = 3;
const SHOWN = 3;

export async function loadBlogEntry(context: Readonly<RouterContextProvider>, url: URL, id: string) {
  const shop = readingOf(context.get(shopContext));
  const entry = await findBlogEntry(shop, Number(id));
  if (!entry) throw notFound();
  if (entry.link !== url.pathname) throw redirect(entry.link, 301);
  const [others, dates] = await Promise.all([listBlog(shop, { except: entry.id, limit: OTHERS }), listBlogDates(shop)]);
  const named = productsIn(entry.body).slice(0, SHOWN);
  const cards = await getProductCards(shop, named);
  context.get(pageContext).cache({ tags: [BLOG_TAG, ...named.map(productTag)] });
  return { entry, cards, others: others.items, years: groupByDate(dates) };
}
