import { desc } from 'drizzle-orm';
import type { Shop } from '#shop/platform/shop.ts';
import type { EntryKind } from './entry-kind.ts';
import { blogEntries, news, textPages } from './tables.ts';

/** For the owner: the newest entries, those dated ahead included. */
export function listEntries(shop: Shop, kind: EntryKind, limit: number) {
  const table = kind === 'news' ? news : blogEntries;
  const { id, date, title } = table;
  return shop.db.select({ id, date, title }).from(table).orderBy(desc(date), desc(id)).limit(limit);
}

export function listTextPages(shop: Shop) {
  const { address, title, updatedAt } = textPages;
  return shop.db.select({ address, title, updatedAt }).from(textPages).orderBy(address);
}
