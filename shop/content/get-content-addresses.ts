import { lte } from 'drizzle-orm';
import { warsawTime } from '#rules/calendar/warsaw-time.ts';
import { blogEntryLink, newsLink } from '#rules/links/screen-links.ts';
import type { Shop } from '../shop.ts';
import { blogEntries, news, textPages } from './tables.ts';

export interface ContentAddress {
  link: string;
  changed: Date | null;
}

/** Pages of words for the sitemap: entries of the blog and news up to today, and text pages. */
export async function getContentAddresses(shop: Shop): Promise<ContentAddress[]> {
  const { day } = warsawTime(shop.now());
  const [entries, items, pages] = await Promise.all([
    shop.db
      .select({ id: blogEntries.id, slug: blogEntries.slug, date: blogEntries.date })
      .from(blogEntries)
      .where(lte(blogEntries.date, day)),
    shop.db.select({ id: news.id, slug: news.slug, date: news.date }).from(news).where(lte(news.date, day)),
    shop.db.select({ address: textPages.address, changed: textPages.updatedAt }).from(textPages),
  ]);
  return [
    ...entries.map(({ id, slug, date }) => ({ link: blogEntryLink(id, slug), changed: new Date(date) })),
    ...items.map(({ id, slug, date }) => ({ link: newsLink(id, slug), changed: new Date(date) })),
    ...pages.map(({ address, changed }) => ({ link: `/${address}`, changed })),
  ];
}
