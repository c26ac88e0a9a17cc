import { desc, eq } from 'drizzle-orm';
import { HOME_TAG } from '#rules/catalogue/products/cache-tags.ts';
import { BLOG_TAG, NEWS_TAG } from '#rules/content/pages/page-snippets.ts';
import { slugOf } from '#rules/platform/links/slug.ts';
import { isDay, warsawDay } from '#rules/platform/time/day.ts';
import { changedValues, recordChange } from '#shop/platform/audit/index.ts';
import { isRowId } from '#shop/platform/db/columns.ts';
import { purgeTags } from '#shop/platform/db/purge-tags.ts';
import { cleanHtml } from '#shop/platform/html/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { blogEntries, news, textPages } from './tables.ts';

export type EntryKind = 'news' | 'blog';

/** What is not said stays as it is. */
interface EntryChange {
  title?: string;
  lead?: string;
  /** HTML or plain text; cleaned here. */
  body?: string;
  /** `YYYY-MM-DD`; before that day nobody sees the entry. New ones are of today. */
  date?: string;
  /** Path below the media folders. */
  photo?: string;
  /** Of blog entries only. */
  author?: string;
}

type EntryOutcome = { ok: true; id: number } | { ok: false; error: 'unknown-entry' | 'title-missing' | 'no-day' };

const TAGS = { news: [NEWS_TAG, HOME_TAG], blog: [BLOG_TAG] };

/** Changes an entry of the news or of the blog, or writes a new one when no id is given. */
export async function saveEntry(
  shop: Shop,
  kind: EntryKind,
  id: number | null,
  { author, body, ...change }: EntryChange,
): Promise<EntryOutcome> {
  const title = change.title?.trim();
  if (title === '' || (id === null && title === undefined)) return { ok: false, error: 'title-missing' };
  if (change.date !== undefined && !isDay(change.date)) return { ok: false, error: 'no-day' };
  if (id !== null && !isRowId(id)) return { ok: false, error: 'unknown-entry' };
  const table = kind === 'news' ? news : blogEntries;
  const said = {
    ...change,
    updatedAt: shop.now(),
    ...(title !== undefined && { title, slug: slugOf(title) }),
    ...(body !== undefined && { body: cleanHtml(body) }),
    ...(kind === 'blog' && author !== undefined && { author }),
  };
  const saved = await shop.db.transaction(async (tx) => {
    const fresh = { title: '', slug: '', ...said, date: change.date ?? warsawDay(shop.now()) };
    const [before] = id === null ? [] : await tx.select().from(table).where(eq(table.id, id)).for('update');
    if (id !== null && !before) return null;
    const [after] = before
      ? await tx.update(table).set(said).where(eq(table.id, before.id)).returning()
      : await tx.insert(table).values(fresh).returning();
    if (!after) return null;
    await purgeTags({ db: tx }, TAGS[kind]);
    const changed = changedValues(before ? recorded(before) : NOTHING, recorded(after));
    await recordChange(tx, shop, {
      action: 'entry.saved',
      object: { kind: 'entry', id: `${kind} ${after.id}` },
      from: before && changed.from,
      to: changed.to,
    });
    return after.id;
  });
  return saved === null ? { ok: false, error: 'unknown-entry' } : { ok: true, id: saved };
}

type EntryRow = typeof news.$inferSelect | typeof blogEntries.$inferSelect;

const NOTHING = { title: '', lead: '', body: '', date: '', photo: '', author: '' };

function recorded(row: EntryRow): typeof NOTHING {
  const { title, lead, body, date, photo } = row;
  return { title, lead, body, date, photo: photo ?? '', author: 'author' in row ? row.author : '' };
}

/** For the owner: the newest entries, those dated ahead included. */
export function listEntries(shop: Shop, kind: EntryKind, limit: number) {
  const table = kind === 'news' ? news : blogEntries;
  const { id, date, title } = table;
  return shop.db.select({ id, date, title }).from(table).orderBy(desc(date), desc(id)).limit(limit);
}

export function listTextPages(shop: Shop) {
  const { id, address, title, updatedAt } = textPages;
  return shop.db.select({ id, address, title, updatedAt }).from(textPages).orderBy(address);
}
