import { and, desc, eq, lte } from 'drizzle-orm';
import type { ArticleTeaser } from '#rules/content/pages/article-teaser.ts';
import { newsLink } from '#rules/platform/links/screen-links.ts';
import { warsawDay } from '#rules/platform/time/day.ts';
import { isRowId } from '#shop/platform/db/columns.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { news } from './tables.ts';

export interface NewsEntry extends ArticleTeaser {
  /** HTML, cleaned when saved. */
  body: string;
}

type NewsRow = typeof news.$inferSelect;

/** News dated ahead are shown from their day on. */
const isOut = (shop: Shop) => lte(news.date, warsawDay(shop.seenAt ?? shop.now()));

/** The newest first. */
export async function listNews(shop: Shop, limit: number, from = 0): Promise<ArticleTeaser[]> {
  const newestFirst = shop.db.select().from(news).where(isOut(shop)).orderBy(desc(news.date), desc(news.id));
  const rows = await newestFirst.limit(limit).offset(from);
  return rows.map(teaser);
}

export function countNews(shop: Shop): Promise<number> {
  return shop.db.$count(news, isOut(shop));
}

export async function findNews(shop: Shop, id: number): Promise<NewsEntry | null> {
  if (!isRowId(id)) return null;
  const [row] = await shop.db
    .select()
    .from(news)
    .where(and(eq(news.id, id), isOut(shop)));
  return row ? { ...teaser(row), body: row.body } : null;
}

function teaser({ id, title, slug, lead, photo, date }: NewsRow): ArticleTeaser {
  return { id, title, link: newsLink(id, slug), lead, photo, date };
}
