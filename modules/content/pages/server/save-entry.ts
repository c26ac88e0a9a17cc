import { desc, eq } from 'drizzle-orm';
import { HOME_TAG } from '#modules/catalogue/products/rules/cache-tags.ts';
import { markOf, type OwnedRows, removeRow, saveSeenRow } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { cleanHtml } from '#platform/html/server/index.ts';
import { blogEntryLink, newsLink } from '#platform/links/rules/screen-links.ts';
import { slugOf } from '#platform/links/rules/slug.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { isMeantDay, parseMoment, warsawDay } from '#platform/time/rules/day.ts';
import { BLOG_TAG, NEWS_TAG } from '../rules/page-snippets.ts';
import { purgeLater } from './purge-later.ts';
import { blogEntries, news, textPages } from './tables.ts';

export type EntryKind = 'news' | 'blog';

/** Omitted fields keep their values. */
interface EntryChange {
  title?: string;
  lead?: string;
  /** HTML or plain text; cleaned here. */
  body?: string;
  /** `YYYY-MM-DD`; the entry is visible from that day on. Default: today. */
  date?: string;
  /** Path below the media folders. */
  photo?: string | null;
  author?: string;
}

type EntryOutcome =
  | { ok: true; id: number }
  | { ok: false; error: 'unknown-entry' | 'title-missing' | 'no-day' | 'stale' };

const NEWS: OwnedRows<typeof news> = {
  table: news,
  kind: 'news-item',
  tags: [NEWS_TAG, HOME_TAG],
};
const BLOG: OwnedRows<typeof blogEntries> = {
  table: blogEntries,
  kind: 'blog-entry',
  tags: [BLOG_TAG],
};

/** `seen` is the mark of the version the editor began from; a later version is not overwritten. */
export async function saveEntry(
  shop: Shop,
  kind: EntryKind,
  id: number | null,
  { author, body, ...change }: EntryChange,
  seen?: string,
): Promise<EntryOutcome> {
  const title = id === null ? (change.title ?? '').trim() : change.title?.trim();
  const fault = checkEntry({ title, date: change.date });
  if (fault) return { ok: false, error: fault };
  const day = change.date ?? (id === null ? warsawDay(shop.now()) : undefined);
  const said = {
    ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
    updatedAt: shop.now(),
    ...(day !== undefined && { date: day }),
    ...(title !== undefined && { title, slug: slugOf(title) }),
    ...(body !== undefined && { body: cleanHtml(body) }),
  };
  const opens = day === undefined ? null : parseMoment(`${day}T00:00`);
  const andThen = (tx: Transaction) => purgeLater(tx, [...OWNED[kind].tags], opens, shop.now());
  const saved =
    kind === 'news'
      ? await saveSeenRow(shop, NEWS, id, said as typeof news.$inferInsert, seen, { andThen })
      : await saveSeenRow(
          shop,
          BLOG,
          id,
          { ...said, ...(author !== undefined && { author }) } as typeof blogEntries.$inferInsert,
          seen,
          { andThen },
        );
  if (saved === 'stale') return { ok: false, error: 'stale' };
  return saved.ok ? saved : { ok: false, error: 'unknown-entry' };
}

const OWNED = { news: NEWS, blog: BLOG };

export function checkEntry({ title, date }: Pick<EntryChange, 'title' | 'date'>): 'title-missing' | 'no-day' | null {
  if (title?.trim() === '') return 'title-missing';
  return date === undefined || isMeantDay(date) ? null : 'no-day';
}

export function removeEntry(shop: Shop, kind: EntryKind, id: number): Promise<'removed' | 'used' | 'unknown'> {
  const isUsed = async () => false;
  return kind === 'news' ? removeRow(shop, NEWS, id, isUsed) : removeRow(shop, BLOG, id, isUsed);
}

export async function findEntry(shop: Shop, kind: EntryKind, id: number) {
  if (!isRowId(id)) return null;
  const table = kind === 'news' ? news : blogEntries;
  const [row] = await shop.db.select().from(table).where(eq(table.id, id));
  if (!row) return null;
  const link = kind === 'news' ? newsLink(id, row.slug) : blogEntryLink(id, row.slug);
  return { ...row, photo: row.photo ?? '', author: 'author' in row ? String(row.author) : '', link, mark: markOf(row) };
}

export function listEntries(shop: Shop, kind: EntryKind, limit: number, from = 0) {
  const table = kind === 'news' ? news : blogEntries;
  const { id, date, title } = table;
  return shop.db.select({ id, date, title }).from(table).orderBy(desc(date), desc(id)).limit(limit).offset(from);
}

export function countEntries(shop: Shop, kind: EntryKind): Promise<number> {
  return shop.db.$count(kind === 'news' ? news : blogEntries);
}

export function listTextPages(shop: Shop) {
  const { id, address, title, updatedAt } = textPages;
  return shop.db.select({ id, address, title, updatedAt }).from(textPages).orderBy(address);
}
