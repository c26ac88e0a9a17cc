import { blogEntryLink, newsLink } from '#rules/links/screen-links.ts';
import type { Shop } from '../shop.ts';
import { blogEntries, news, textPages } from './tables.ts';

export interface ContentAddress {
  link: string;
  changed: Date | null;
}

/** Pages of words for the sitemap: entries of the blog, news and text pages. */
export async function getContentAddresses(shop: Shop): Promise<ContentAddress[]> {
  const [entries, items, pages] = await Promise.all([
    shop.db.select({ id: blogEntries.id, slug: blogEntries.slug, date: blogEntries.date }).from(blogEntries),
    shop.db.select({ id: news.id, slug: news.slug, date: news.date }).from(news),
    shop.db.select({ address: textPages.address, changed: textPages.updatedAt }).from(textPages),
  ]);
  return [
    ...entries.map(({ id, slug, date }) => ({ link: blogEntryLink(id, slug), changed: new Date(date) })),
    ...items.map(({ id, slug, date }) => ({ link: newsLink(id, slug), changed: new Date(date) })),
    ...pages.map(({ address, changed }) => ({ link: `/${address}`, changed })),
  ];
}
