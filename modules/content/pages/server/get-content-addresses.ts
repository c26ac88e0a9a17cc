import { lte } from 'drizzle-orm';
import { blogEntryLink, newsLink } from '#platform/links/rules/screen-links.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { warsawTime } from '#platform/time/rules/day.ts';
import { blogEntries, news, textPages } from './tables.ts';

export interface ContentAddress {
  link: string;
  changed: Date | null;
  photo: string | null;
}

export async function getContentAddresses(shop: Shop): Promise<ContentAddress[]> {
  const { day } = warsawTime(shop.now());
  const [entries, items, pages] = await Promise.all([
    listDatedEntries(shop, blogEntries, day),
    listDatedEntries(shop, news, day),
    shop.db.select({ address: textPages.address, changed: textPages.updatedAt }).from(textPages),
  ]);
  return [
    ...entries.map((entry) => ({ ...entry, link: blogEntryLink(entry.id, entry.slug) })),
    ...items.map((item) => ({ ...item, link: newsLink(item.id, item.slug) })),
    ...pages.map(({ address, changed }) => ({ link: `/${address}`, changed, photo: null })),
  ];
}

async function listDatedEntries(shop: Shop, table: typeof blogEntries | typeof news, today: string) {
  const { id, slug, date, updatedAt, photo } = table;
  const rows = await shop.db.select({ id, slug, date, updatedAt, photo }).from(table).where(lte(date, today));
  return rows.map(({ date: day, updatedAt: saved, ...row }) => {
    const shown = new Date(day);
    // An entry dated ahead changes on its day.
    return { ...row, changed: saved && saved > shown ? saved : shown };
  });
}
