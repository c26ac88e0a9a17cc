import { and, desc, eq, lte, ne, sql } from 'drizzle-orm';
import { cached } from '#platform/cache/server/cached.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import { blogEntryLink } from '#platform/links/rules/screen-links.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { warsawDay } from '#platform/time/rules/day.ts';
import type { ArticleTeaser, DatedEntry } from '../rules/article-teaser.ts';
import { BLOG_TAG } from '../rules/page-snippets.ts';
import { blogEntries } from './tables.ts';

export interface BlogEntry extends ArticleTeaser {
  /** HTML, cleaned when saved. */
  body: string;
  author: string;
}

interface Wanted {
  /** `YYYY-MM`; null for all */
  month?: string | null;
  except?: number;
  from?: number;
  limit: number;
}

const isOut = (shop: Shop) => lte(blogEntries.date, warsawDay(shop.seenAt ?? shop.now()));

export async function listBlog(shop: Shop, { month = null, except, from = 0, limit }: Wanted) {
  const matching = and(
    isOut(shop),
    month === null ? undefined : sql`starts_with(${blogEntries.date}, ${`${month}-`})`,
    except === undefined ? undefined : ne(blogEntries.id, except),
  );
  const [rows, total] = await Promise.all([
    shop.db
      .select()
      .from(blogEntries)
      .where(matching)
      .orderBy(desc(blogEntries.date), desc(blogEntries.id))
      .limit(limit)
      .offset(from),
    shop.db.$count(blogEntries, matching),
  ]);
  return { items: rows.map(teaser), total };
}

export async function findBlogEntry(shop: Shop, id: number): Promise<BlogEntry | null> {
  if (!isRowId(id)) return null;
  const [row] = await shop.db
    .select()
    .from(blogEntries)
    .where(and(eq(blogEntries.id, id), isOut(shop)));
  return row ? { ...teaser(row), body: row.body, author: row.author } : null;
}

export const listBlogDates = cached({ seconds: 30, tags: [BLOG_TAG] }, async (shop): Promise<DatedEntry[]> => {
  const { id, title, slug, date } = blogEntries;
  const rows = await shop.db.select({ id, title, slug, date }).from(blogEntries).where(isOut(shop));
  return rows.map(({ slug: name, ...entry }) => ({ ...entry, link: blogEntryLink(entry.id, name) }));
});

function teaser({ id, title, slug, lead, photo, date }: typeof blogEntries.$inferSelect): ArticleTeaser {
  return { id, title, link: blogEntryLink(id, slug), lead, photo, date };
}
